import type { PreviewMovimento, PreviewMovimentoBody } from '@seleta/contract/lote'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database, Row } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { composeEtapa } from '../../../domain/mensagem/enqueue-mensagens'
import { etapaNotFound } from '../etapas-service'
import { createMoveRepository } from '../move-repository'
import { type MoveSettings, readUndone } from '../move-service'
import { createLoteRepository } from './lote-repository'

/** A message to somebody, as the question before a move says it. */
interface Said extends Pick<Row<'mensagem'>, 'canal' | 'corpo'> {
  readonly nome: string
  readonly estado?: Row<'mensagem'>['estado'] | undefined
}
const isLeaving = ({ estado }: Said) => estado === 'pendente'

/** Says what a move would send, by the rules by which it will write (product 60). */
export function createPreviewMovimentoService(db: Kysely<Database>, settings: MoveSettings) {
  return {
    /** @throws NotFoundError when the stage is not of that campaign and company */
    async preview(
      { empresaId, usuarioId }: Autor,
      { identificadores, campanhaId, kanbanId }: z.output<typeof PreviewMovimentoBody>,
    ): Promise<PreviewMovimento> {
      const { publicUrl, emailLigado } = settings
      const destino = await createMoveRepository(db).findDestino(empresaId, campanhaId, kanbanId)
      if (destino === null) throw etapaNotFound()
      const pessoas = await createLoteRepository(db).readPlaces(empresaId, identificadores, destino)
      const mensagens = pessoas
        // A campaign that takes in nobody still moves those who are in it. Who withdrew cannot be moved; who stands there stays.
        .filter(({ inscricaoId }) => inscricaoId !== null || isAllowed('receber', destino.situacaoDaCampanha))
        .filter(({ situacao }) => situacao !== 'retirada')
        .filter(({ etapaId }) => etapaId !== kanbanId)
        .map((lugar): readonly Said[] => {
          const { nome, returning, jaEscritos } = lugar
          // Who goes back within two minutes is told what the move had taken back, and nothing else.
          if (readUndone(lugar, kanbanId) !== null)
            return returning.map((mensagem) => ({ ...mensagem, nome, estado: 'pendente' }))
          const { vaga, empresa } = destino
          const para = { ...lugar, inscricaoId: lugar.inscricaoId ?? 0, campanhaId, vaga, empresa }
          return composeEtapa(para, destino, usuarioId, publicUrl)
            .filter(({ canal }) => !jaEscritos.includes(canal))
            .map((mensagem) => ({ ...mensagem, nome }))
        })
      const leaving = mensagens.flat().filter(isLeaving)
      const count = (canal: 'EMAIL' | 'WHATSAPP') => leaving.filter((one) => one.canal === canal).length
      const [first] = leaving
      return {
        emails: count('EMAIL'),
        whatsapps: count('WHATSAPP'),
        semCanal: mensagens.filter((ofPessoa) => ofPessoa.length > 0 && !ofPessoa.some(isLeaving)).length,
        exemplo:
          first === undefined || first.canal === 'SMS'
            ? null
            : { nome: first.nome, canal: first.canal, texto: first.corpo },
        emailLigado,
      }
    },
  }
}
