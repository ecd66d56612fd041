import { useBanknotes } from '../../features/banknotes/index.ts'
import { chatWith } from '../../format/chat-link.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink, ExternalButtonLink, ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, messageCircle, phoneIcon } from '../../ui/icons.ts'
import { type Asked, type AskedAsTyped, askMessage } from './ask-message.ts'
import { useLanguage } from './language-context.tsx'
import { phoneText } from './language-text.ts'
import { loadedNotesInMessage } from './LazyNotes.tsx'
import foot from '../../ui/FootLink.module.css'
import slip from '../../ui/Slip.module.css'

function useAskLink(asked: Asked | AskedAsTyped): string {
  const { office, demo } = usePageState()
  const languageParts = useLanguage()
  const facts = useBanknotes(('row' in asked ? asked.row.code : asked.sum.items[0].code) ?? 'USD')
  const priced = 'sum' in asked && asked.result !== null ? { sum: asked.sum, result: asked.result } : null
  const notes = facts === null || priced === null ? null : loadedNotesInMessage(priced, facts.rules, languageParts)
  return chatWith(office.chat.href, askMessage(asked, { office, isDemo: demo.market, notes }, languageParts))
}

/** Returns the name of the chat button, which depends on whether the chat is WhatsApp. */
export function useAskName(): string {
  const { ask } = useLanguage().words.sum
  return usePageState().office.chat.isWhatsApp ? ask.title : ask.otherChat
}

/** The link below a sum that opens the chat with the sum as the message. */
export function AskFoot({ asked }: { asked: Asked }) {
  const { words } = useLanguage()
  const { ask } = words.sum
  const isClosed = useAsOfNow(({ opening }) => opening.kind) === 'closed'
  return (
    <ExternalLink href={useAskLink(asked)} note={words.newTab} className={`${foot.foot} ${slip.foot} screen-only`}>
      <Icon of={messageCircle} className={foot.sign} />
      <span>
        <b>{useAskName()}</b> <small>{isClosed ? ask.closed : ask.note}</small>
      </span>
      <Icon of={arrowRight} className={`${foot.sign} lang-turned`} />
    </ExternalLink>
  )
}

/** The chat and phone buttons, shown instead of an unreliable sum. */
export function AskButtons({ asked }: { asked: Asked | AskedAsTyped }) {
  const { words } = useLanguage()
  const { phone } = usePageState().office
  return (
    <div className="actions screen-only">
      <ExternalButtonLink href={useAskLink(asked)} note={words.newTab} className={slip.action}>
        <Icon of={messageCircle} />
        <span>{useAskName()}</span>
      </ExternalButtonLink>
      <ButtonLink to={`tel:${phone.uri}`} kind="line" className={slip.action}>
        <Icon of={phoneIcon} />
        <bdi dir="ltr" translate="no">
          {phoneText(phone)}
        </bdi>
      </ButtonLink>
    </div>
  )
}
