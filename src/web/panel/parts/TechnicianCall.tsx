import { technicianCall } from '../../copy/panel-failures.ts'
import { usePanel } from '../state/panel-context.ts'

/** A link that calls the technician, where prices could not be stopped. Draws nothing if the office named no number. */
export function TechnicianCall() {
  const { technician } = usePanel()
  if (technician === null) return null
  return (
    <>
      {' '}
      <a href={`tel:${technician.replaceAll(/[^\d+]/g, '')}`}>{technicianCall(technician)}</a>
    </>
  )
}
