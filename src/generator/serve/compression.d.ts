/** The package's types ask for Express; it itself asks for Node's own request and response. */
declare module 'compression' {
  type Request = import('node:http').IncomingMessage
  type Response = import('node:http').ServerResponse

  /** Makes what compresses each answer in the best way that its asker understands. */
  export default function compression(): (request: Request, response: Response, next: () => void) => void
}
