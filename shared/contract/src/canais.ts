import { vocabulary } from '@seleta/regras/vocabulary'

/** By which ways messages go. No zod here: the browser imports this file. */

/** Those by which people are written to. */
export const CANAIS = ['EMAIL', 'WHATSAPP'] as const
/** Those that a message may name. */
export const CANAIS_MENSAGEM = [...CANAIS, 'SMS'] as const
export type CanalMensagem = (typeof CANAIS_MENSAGEM)[number]

/** What people read for a way; one of a newer server is shown as it came. */
export const canalWords = vocabulary<CanalMensagem, string>({
  EMAIL: 'E-mail',
  WHATSAPP: 'WhatsApp',
  SMS: 'SMS',
})
