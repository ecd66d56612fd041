import { bankSource } from '../copy/rates.ts'
import { ExternalLink } from './Button.tsx'

/** "Kaynak: TCMB", wherever the central bank's figures stand. `href`: its own page of past rates. */
export function BankSource({ href }: { href: string }) {
  return (
    <>
      {bankSource.label}
      <ExternalLink href={href}>{bankSource.bank}</ExternalLink>
    </>
  )
}
