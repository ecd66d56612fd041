import { bankSource } from '../copy/rates.ts'
import { ExternalLink } from './Button.tsx'

/** The line "Kaynak: TCMB" with figures of the central bank. `href` is the page of the bank's past rates. */
export function BankSource({ href }: { href: string }) {
  return (
    <>
      {bankSource.label}
      <ExternalLink href={href}>{bankSource.bank}</ExternalLink>
    </>
  )
}
