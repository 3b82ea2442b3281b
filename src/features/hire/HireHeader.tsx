import ArrowOutward from '@mui/icons-material/ArrowOutward'
import Mail from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { hire } from '@theme'
import words from '@content/pages/hire.yaml'
import site from '@content/site.yaml'
import { Actions } from '../../components/Actions.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Mark } from '../../components/Mark.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { mailAddress } from '../../lib/paths.ts'
import { ContactFacts } from './ContactFacts.tsx'

const Root = styled(Box, { name: 'SiteHireHeader', slot: 'Root' })(hire.header)
const Title = styled(Typography, { name: 'SiteHireHeader', slot: 'Title' })<ComponentProp>(hire.title)
const Pitch = styled(Typography, { name: 'SiteHireHeader', slot: 'Pitch' })<ComponentProp>(hire.pitch)
const Buttons = styled(Box, { name: 'SiteHireHeader', slot: 'Buttons' })(hire.actions)

/** The pitch, the two ways to act on it, and how else to reach the person. */
export function HireHeader() {
  return (
    <Root id="site-hire-header">
      <Title variant="h1" component="h1" tabIndex={-1}>
        {words.title}
        <Mark aria-hidden="true" />
      </Title>
      <Pitch variant="lead" component="p">
        {words.pitch}
      </Pitch>
      <Buttons>
        <Actions>
          <ButtonLink href={mailAddress(site.email, words.mailSubject)} endIcon={<Mail />}>
            {words.hireButton}
          </ButtonLink>
          {site.schedulingLink !== undefined && (
            <ButtonLink
              href={site.schedulingLink}
              variant="outlined"
              endIcon={<ArrowOutward data-mirrored />}
              opensNewTab
            >
              {words.scheduleButton}
            </ButtonLink>
          )}
        </Actions>
      </Buttons>
      <ContactFacts />
    </Root>
  )
}
