import { styled } from '@mui/material/styles'
import { hire } from '@theme'
import words from '@content/pages/hire.yaml'
import site from '@content/site.yaml'
import { OutLink } from '../../components/OutLink.tsx'
import { mailAddress, phoneAddress } from '../../lib/paths.ts'

const Root = styled('section')(hire.contact)
const Title = styled('h2')(hire.contactTitle)
const Fact = styled('div')(hire.contactFact)

/** Mail address and phone number, as text one can read out and copy. */
export function ContactFacts() {
  const { title, email, phone } = words.contact
  return (
    <Root id="site-contact-facts" aria-labelledby="site-contact-facts-title">
      <Title id="site-contact-facts-title">{title}</Title>
      <dl>
        <Fact>
          <dt>{email}</dt>
          <dd>
            <OutLink href={mailAddress(site.email)}>{site.email}</OutLink>
          </dd>
        </Fact>
        {site.phone !== undefined && (
          <Fact>
            <dt>{phone}</dt>
            <dd>
              {isDialable(site.phone) ? <OutLink href={phoneAddress(site.phone)}>{site.phone}</OutLink> : site.phone}
            </dd>
          </Fact>
        )}
      </dl>
    </Root>
  )
}

/** An owner who has not filled in the number yet gets no link that dials nothing. */
function isDialable(phone: string): boolean {
  return /\d/.test(phone)
}
