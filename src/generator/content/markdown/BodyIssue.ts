/** An issue of a text, by the line of the text. */
export type BodyIssue = { line: number; found?: string; expected: string }
