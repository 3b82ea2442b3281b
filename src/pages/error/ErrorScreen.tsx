import { FailureView } from '../../components/FailureView.tsx'

/** What is shown inside the shell when a page fails. */
export function ErrorScreen() {
  return <FailureView />
}
