import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type {
  AvaliacaoBody,
  AvaliacaoEnviada,
  AvaliacaoPendente,
  AvaliacoesDaEtapa,
} from '@seleta/contract/avaliacoes'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { type Avaliador, type Julgada, tellAvaliacoes } from '../../../domain/avaliacao/avaliacao'
import { createAvaliacoesRepository } from '../../../domain/avaliacao/avaliacoes-repository'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'
import type { Acesso, Caller } from '../../../ground/autor'
import { ConflictError, InvalidError, NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'

/** Who judges, or reads how others did. */
type Leitor = Avaliador & { readonly empresaId: number }

/** Who judges, of whoever calls: a colleague, or a guest by their link. */
export const leitorOf = (quem: Caller): Leitor & Acesso => ({
  empresaId: quem.empresaId,
  usuarioId: quem.usuarioId,
  linkId: quem.usuarioId === null ? quem.linkId : null,
  papel: quem.papel,
  campanhas: quem.campanhas,
})

export interface Lugar {
  readonly campanhaId: number
  readonly identificador: string
}

/** How the people of a campaign are judged (product 73, decision 187). */
export function createAvaliacoesService(db: Kysely<Database>) {
  async function read(trx: Kysely<Database>, leitor: Leitor, { campanhaId, identificador }: Lugar) {
    const { empresaId } = leitor
    const repository = createAvaliacoesRepository(trx)
    const julgada = await repository.findJulgada(empresaId, campanhaId, identificador)
    if (julgada === null) throw new NotFoundError(PESSOA_NOT_FOUND)
    const [pedidos, versoes] = [
      await repository.listPedidos(empresaId, campanhaId),
      await repository.listVersoes(empresaId, julgada.inscricaoId),
    ]
    return { julgada, etapas: tellAvaliacoes(leitor, julgada, pedidos, versoes) }
  }

  const get = async (leitor: Leitor, lugar: Lugar): Promise<AvaliacoesDaEtapa[]> =>
    (await read(db, leitor, lugar)).etapas

  return {
    /** @throws NotFoundError when the person is not in this campaign */
    get,

    /**
     * A card, or a new version of one; the log remembers that it was sent, never what it says.
     * @returns what the sender reads from now on
     * @throws NotFoundError; ConflictError when they stand elsewhere by now, the stage has no ficha, another version was
     * sent meanwhile, or others' cards could be read before; InvalidError when the ficha has other criteria by now
     */
    async send(
      leitor: Leitor,
      lugar: Lugar,
      body: AvaliacaoBody,
      pedido: Pedido,
    ): Promise<AvaliacoesDaEtapa[]> {
      const { empresaId, usuarioId, linkId } = leitor
      await doOnce(db, empresaId, pedido, async (trx) => {
        // Cards are sent one after the other: nobody's comes to stand between the look and the writing.
        await createInscricoesRepository(trx).holdCampanha(empresaId, lugar.campanhaId)
        const { julgada, etapas } = await read(trx, leitor, lugar)
        const criterios = assertOpen(julgada, etapas, body)
        const { inscricaoId, talentoId } = julgada
        const sent = { ...body, inscricaoId, criterios, texto: body.texto.trim() }
        if (!(await createAvaliacoesRepository(trx).send(empresaId, leitor, sent)))
          throw new ConflictError('Você já enviou outra versão. Releia antes de enviar.', 'outra_versao')
        await appendEvento(trx, empresaId, {
          tipo: 'inscricao_avaliada',
          usuarioId,
          campanhaId: lugar.campanhaId,
          talentoId,
          inscricaoId,
          dados: {
            etapaId: body.etapaId,
            versao: body.versao + 1,
            ...(linkId !== null && { linkId }),
          },
        })
        // What is kept for a repeated call says nothing of anybody.
        return {}
      })
      return get(leitor, lugar)
    },

    /** Whom the caller is asked to judge and has not, over all that they reach or in one campaign. */
    async listPendentes(
      leitor: Leitor & Acesso,
      campanhaId: number | undefined,
    ): Promise<AvaliacaoPendente[]> {
      const { campanhas } = leitor
      const within =
        campanhaId === undefined ? campanhas : (campanhas ?? [campanhaId]).filter((id) => id === campanhaId)
      const rows = await createAvaliacoesRepository(db).listPendentes(leitor.empresaId, leitor, within)
      return rows.map(({ desde, ...row }) => ({ ...row, desde: desde.toISOString() }))
    },

    /** Whom the caller has judged, the latest first. */
    async listEnviadas(leitor: Leitor & Acesso): Promise<AvaliacaoEnviada[]> {
      const rows = await createAvaliacoesRepository(db).listEnviadas(
        leitor.empresaId,
        leitor,
        leitor.campanhas,
      )
      return rows.map(({ enviadaEm, ...row }) => ({ ...row, enviadaEm: enviadaEm.toISOString() }))
    },
  }
}

/** @returns the criteria that the card is given against */
function assertOpen({ etapaId, ficha, isAtiva }: Julgada, etapas: AvaliacoesDaEtapa[], body: AvaliacaoBody) {
  if (etapaId !== body.etapaId)
    throw new ConflictError('A pessoa está em outra etapa agora. Releia antes de avaliar.', 'outra_etapa')
  if (!isAtiva) throw new ConflictError('A pessoa saiu desta campanha.', 'inscricao_retirada')
  if (ficha === null) throw new ConflictError('Esta etapa não tem ficha de avaliação.', 'sem_ficha')
  const given = Object.keys(body.notas)
  if (given.length !== ficha.criterios.length || ficha.criterios.some(({ id }) => !given.includes(id)))
    throw new InvalidError('Os critérios da ficha mudaram. Dê uma nota a cada um.', {
      notas: 'Os critérios da ficha mudaram.',
    })
  if (etapas[0]?.canAvaliar !== true)
    throw new ConflictError(
      'Outras avaliações já estavam à vista para você. Quem avalia depois delas é gestor ou entrevistador da equipe.',
      'avaliacoes_a_vista',
    )
  return ficha.criterios
}
