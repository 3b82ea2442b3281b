import { useLocation, useNavigation } from 'react-router-dom'

/** True while another page is being got; a changed filter of this page does not count. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next !== undefined && next.pathname !== pathname
}
