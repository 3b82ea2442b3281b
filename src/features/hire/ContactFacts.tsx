import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { hire } from '@theme'
import words from '@content/pages/hire.yaml'
import site from '@content/site.yaml'
import { OutLink } from '../../components/OutLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { mailAddress, phoneAddress } from '../../lib/paths.ts'

const name = 'SiteContactFacts'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(hire.contact)
const Title = styled(Typography, { name, slot: 'Title' })<ComponentProp>(hire.contactTitle)
const Facts = styled(Box, { name, slot: 'Facts' })<ComponentProp>(hire.contactFacts)
const Fact = styled(Box, { name, slot: 'Fact' })(hire.contactFact)
const FactName = styled(Typography, { name, slot: 'FactName' })<ComponentProp>(hire.factName)
const FactValue = styled(Typography, { name, slot: 'FactValue' })<ComponentProp>(hire.factValue)
const FactLink = styled(OutLink, { name, slot: 'FactLink' })(hire.factLink)

/** Mail address and phone number, as text one can read out and copy. */
export function ContactFacts() {
  const { title, email, phone } = words.contact
  return (
    <Root component="section" id="site-contact-facts" aria-labelledby="site-contact-facts-title">
      <Title variant="h2" component="h2" id="site-contact-facts-title">
        {title}
      </Title>
      <Facts component="dl">
        <Fact>
          <FactName component="dt">{email}</FactName>
          <FactValue component="dd">
            <FactLink href={mailAddress(site.email)}>{site.email}</FactLink>
          </FactValue>
        </Fact>
        {site.phone !== undefined && (
          <Fact>
            <FactName component="dt">{phone}</FactName>
            <FactValue component="dd">
              {isDialable(site.phone) ? <FactLink href={phoneAddress(site.phone)}>{site.phone}</FactLink> : site.phone}
            </FactValue>
          </Fact>
        )}
      </Facts>
    </Root>
  )
}

/** An owner who has not filled in the number yet gets no link that dials nothing. */
function isDialable(phone: string): boolean {
  return /\d/.test(phone)
}
