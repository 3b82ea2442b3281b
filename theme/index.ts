/** The theme of the site. To use the other one, write `./readout/index.ts` here. */
export * from './editorial/index.ts'
