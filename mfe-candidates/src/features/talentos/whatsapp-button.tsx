import { WORDS } from '../../rules/words'
import { CellLink } from '@seleta/ui/core'
import { WhatsAppIcon } from '@seleta/ui/icons'
import { whatsappLink } from '@seleta/regras/telefone'

interface Props {
  readonly nome: string
  readonly telefone: string
  /** What the conversation begins with. */
  readonly mensagem: string
}

/** Opens a conversation; absent when the number cannot be a Brazilian one (product 43). */
export function WhatsappButton({ nome, telefone, mensagem }: Props) {
  const link = whatsappLink(telefone, mensagem)
  if (link === null) return null
  return (
    <CellLink href={link} aria-label={WORDS.conversar(nome)} data-tip="Conversar no WhatsApp">
      <WhatsAppIcon />
    </CellLink>
  )
}
