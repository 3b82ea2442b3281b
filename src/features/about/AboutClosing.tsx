import ArrowForward from '@mui/icons-material/ArrowForward'
import ArrowOutward from '@mui/icons-material/ArrowOutward'
import words from '@content/pages/about.yaml'
import site from '@content/site.yaml'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { paths } from '../../lib/paths.ts'

/** Where to go from here. */
export function AboutClosing() {
  const { title, text, work, projects, linkedin } = words.closingCall
  return (
    <ClosingCall title={title} text={text}>
      <ButtonLink to={paths.hire()} endIcon={<ArrowForward data-mirrored data-arrow />}>
        {work}
      </ButtonLink>
      <ButtonLink to={paths.projects()} variant="outlined">
        {projects}
      </ButtonLink>
      {site.linkedin !== undefined && (
        <ButtonLink href={site.linkedin} variant="outlined" endIcon={<ArrowOutward data-mirrored />} opensNewTab>
          {linkedin}
        </ButtonLink>
      )}
    </ClosingCall>
  )
}
