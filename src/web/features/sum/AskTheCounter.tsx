import { linkTo } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum, Sum } from '#domain/sum.ts'
import { chatWith } from '../../format/chat-link.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { type ButtonKind, ButtonLink, ExternalButtonLink, ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, messageCircle, phoneIcon } from '../../ui/icons.ts'
import { useAllWords, useWords } from '../../words/index.ts'
import type { SumFamily } from './sum-family.ts'
import foot from '../../ui/FootLink.module.css'
import frame from '../../ui/Slip.module.css'

/** The foot of a slip with a link that opens the chat with the question. `note` describes the message. */
export function AskFoot({ text, note }: { text: string; note: string }) {
  const { href, name, newTab } = useChat(text)
  const { closed } = useWords('ask')
  const isClosed = useAsOfNow(({ opening }) => opening.kind) === 'closed'
  return (
    <ExternalLink href={href} note={newTab} className={`${foot.foot} ${frame.foot} screen-only`}>
      <Icon of={messageCircle} className={foot.sign} />
      <span>
        <b>{name}</b> <small>{isClosed ? closed : note}</small>
      </span>
      <Icon of={arrowRight} className={`${foot.sign} ${foot.forward}`} />
    </ExternalLink>
  )
}

export function AskButton({ text, kind = 'filled' }: { text: string; kind?: ButtonKind | undefined }) {
  const { href, name, newTab } = useChat(text)
  return (
    <ExternalButtonLink
      href={href}
      note={newTab}
      kind={kind}
      className={kind === 'filled' ? `${frame.action} ${frame.first}` : frame.action}
    >
      <Icon of={messageCircle} />
      {name}
    </ExternalButtonLink>
  )
}

export function CallAction() {
  const { phone: counter } = usePageState().office
  const { telephone } = useWords('figures')
  return (
    <ButtonLink to={`tel:${counter.uri}`} kind="line" className={frame.action}>
      <Icon of={phoneIcon} />
      <bdi dir="ltr" translate="no">
        {telephone(counter)}
      </bdi>
    </ButtonLink>
  )
}

interface NoSumActionsProps<Code extends InstrumentId> {
  readonly family: Pick<SumFamily<Code>, 'wordsOf' | 'goods'>
  readonly sum: Sum<Code>
  readonly outcome: NoSum<Code>
  readonly kind?: ButtonKind | undefined
}

/** Shows the ways to ask the office for a price that the site does not have. */
export function NoSumActions<Code extends InstrumentId>({ family, sum, outcome, kind }: NoSumActionsProps<Code>) {
  const { messages } = family.wordsOf(useAllWords())
  const { origin } = usePageState().office
  const link = origin + linkTo(sum, null, family.goods)
  const message = useAsOfNow(({ now }) => messages.noSum(sum, outcome, { now, link }))
  return (
    <>
      <AskButton text={message} kind={kind} />
      <CallAction />
    </>
  )
}

/** Returns the link to the office's chat with `text` as the message, and the name of the chat. */
function useChat(text: string) {
  const { office, demo } = usePageState()
  const { sample, whatsApp, otherChat, newTab } = useWords('ask')
  const { href, isWhatsApp } = office.chat
  const sent = demo.market ? `(${sample}) ${text}` : text
  return { href: chatWith(href, sent), name: isWhatsApp ? whatsApp : otherChat, newTab }
}
