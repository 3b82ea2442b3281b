/** What loads something and remembers it; a failed load is forgotten, so that it can be tried again. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    if (loading === undefined) {
      loading = load()
      loading.catch(() => (loading = undefined))
    }
    return loading
  }
}
