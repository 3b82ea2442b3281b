/** Shaping that text needs: kerning, ligatures, composed and local forms. */
export const shaping = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']

/** What stands in italics in the texts of the owner. */
export const italicText = ['<em>', '<i>', '<cite>', '<dfn>', '<var>', '<blockquote']
