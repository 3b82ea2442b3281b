/** What a detail page's loader throws for an id that matches nothing: the boundary beside the page says so. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}
