import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Namesakes of a company whatever their accents and case, and the confirmations that went to a mailbox lately
 * (docs/decisions/108). Built while the product works (docs/decisions/111).
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(db, 'talento_nome_busca', 'on talento (empresa_id, (public.f_busca(nome)))')
  await createIndexOnline(
    db,
    'mensagem_confirmacao',
    "on mensagem (public.f_caixa(destinatario), criada_em) where tipo = 'confirmacao'",
  )
}

export function up(): Promise<void> {
  return Promise.resolve()
}
