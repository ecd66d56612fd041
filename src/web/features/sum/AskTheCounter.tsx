import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum } from '#domain/sum.ts'
import { ask as copy, type AskedSum, noSumMessage } from '../../copy/ask.ts'
import { sampleMark } from '../../copy/frame.ts'
import { chatWith } from '../../format/chat-link.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { type ButtonKind, ButtonLink, ExternalButtonLink, ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, messageCircle, phoneIcon } from '../../ui/icons.ts'
import foot from '../../ui/FootLink.module.css'
import frame from '../../ui/Slip.module.css'

/** The foot of a slip with a link that opens the chat with the question. `note` describes the message. */
export function AskFoot({ text, note }: { text: string; note: string }) {
  const { href, name } = useChat(text)
  const isClosed = useAsOfNow(({ opening }) => opening.kind) === 'closed'
  return (
    <ExternalLink href={href} className={`${foot.foot} ${frame.foot} screen-only`}>
      <Icon of={messageCircle} className={foot.sign} />
      <span>
        <b>{name}</b> <small>{isClosed ? copy.closed : note}</small>
      </span>
      <Icon of={arrowRight} className={foot.sign} />
    </ExternalLink>
  )
}

export function AskButton({ text, kind = 'filled' }: { text: string; kind?: ButtonKind | undefined }) {
  const { href, name } = useChat(text)
  return (
    <ExternalButtonLink href={href} kind={kind} className={frame.action}>
      <Icon of={messageCircle} />
      {name}
    </ExternalButtonLink>
  )
}

export function CallAction() {
  const { phone: counter } = usePageState().office
  return (
    <ButtonLink to={`tel:${counter.uri}`} kind="line" className={frame.action}>
      <Icon of={phoneIcon} />
      <span translate="no">{counter.text}</span>
    </ButtonLink>
  )
}

interface NoSumActionsProps<Code extends InstrumentId> extends AskedSum<Code> {
  readonly outcome: NoSum<Code>
  readonly kind?: ButtonKind | undefined
}

/** Shows the ways to ask the office for a price that the site does not have. */
export function NoSumActions<Code extends InstrumentId>({ outcome, kind, ...asked }: NoSumActionsProps<Code>) {
  const message = useAsOfNow(({ now }) => noSumMessage(asked, outcome, now))
  return (
    <>
      <AskButton text={message} kind={kind} />
      <CallAction />
    </>
  )
}

/** Returns the link to the office's chat with `text` as the message. */
function useChat(text: string): { readonly href: string; readonly name: string } {
  const { office, demo } = usePageState()
  const { href, isWhatsApp } = office.chat
  const sent = demo.market ? `(${sampleMark}) ${text}` : text
  return { href: chatWith(href, sent), name: isWhatsApp ? copy.whatsApp : copy.otherChat }
}
