import type {
  AcessoDoConvidado,
  AvaliacaoLink,
  AvaliacaoLinkBody,
  NewAvaliacaoLink,
} from '@seleta/contract/avaliacao-links'
import { LINK_DESCONHECIDO, LINKS_MAX, TOKEN_DO_CONVIDADO } from '@seleta/contract/avaliacao-words'
import { AVALIAR } from '@seleta/contract/dashboard-addresses'
import { CONVIDADO_HORAS, LINK_AVALIACAO_DIAS } from '@seleta/contract/prazos'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../../ground/autor'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import { holdAutor } from '../../../ground/hold-autor'
import { createToken, hashToken } from '../../../ground/tokens'
import { createAvaliacaoLinksRepository } from './avaliacao-links-repository'
import { linkRefusal } from './link-refusal'

/** How somebody without an account judges the people of one campaign (product 72, decision 188). */
export function createAvaliacaoLinksService(db: Kysely<Database>, publicUrl: string) {
  const toLink = ({
    criadoEm,
    expiraEm,
    usadoEm,
    ...row
  }: Awaited<ReturnType<Repository['list']>>[number]): AvaliacaoLink => ({
    ...row,
    criadoEm: criadoEm.toISOString(),
    expiraEm: expiraEm.toISOString(),
    usadoEm: usadoEm?.toISOString() ?? null,
  })

  return {
    /** @throws NotFoundError */
    async list(empresaId: number, campanhaId: number): Promise<AvaliacaoLink[]> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
      return (await createAvaliacaoLinksRepository(db).list(empresaId, campanhaId)).map(toLink)
    },

    /**
     * @returns the link with its address, which is told this once: the part behind `#` reaches no server and no log
     * @throws NotFoundError, ConflictError when too many are open
     */
    async create(
      autor: Autor,
      campanhaId: number,
      { nome, email }: AvaliacaoLinkBody,
    ): Promise<z.output<typeof NewAvaliacaoLink>> {
      const { empresaId, usuarioId } = autor
      const token = createToken()
      return db.transaction().execute(async (trx) => {
        const links = createAvaliacaoLinksRepository(trx)
        // Before the campaign, as whoever takes them out of the company does.
        await holdAutor(trx, autor, 'createAvaliacaoLink')
        if ((await createCampanhasRepository(trx).lock(empresaId, campanhaId)) === null)
          throw campanhaNotFound()
        if ((await links.countOpen(empresaId, campanhaId)) >= LINKS_MAX)
          throw new ConflictError(`Esta campanha já tem ${LINKS_MAX} links abertos. Encerre um antes.`)
        const id = await links.insert(empresaId, {
          campanhaId,
          nome,
          email,
          tokenHash: hashToken(token),
          criadoPor: usuarioId,
          dias: LINK_AVALIACAO_DIAS,
        })
        await note(trx, autor, 'avaliacao_link_criado', campanhaId, id)
        const made = await links.find(empresaId, id)
        if (made === undefined) throw linkNotFound()
        return { ...toLink(made), link: `${publicUrl}${AVALIAR}#${token}` }
      })
    },

    /**
     * Ends a link: whoever is here by it is out with their next call.
     * @throws NotFoundError
     */
    end(autor: Autor, campanhaId: number, id: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        if (!(await createAvaliacaoLinksRepository(trx).end(autor.empresaId, campanhaId, id)))
          throw linkNotFound()
        await note(trx, autor, 'avaliacao_link_encerrado', campanhaId, id)
      })
    },

    /** @throws NotFoundError, ConflictError each in one sentence: unknown, ended, over, without its campaign */
    async open(token: string): Promise<AcessoDoConvidado> {
      const sessao = `${TOKEN_DO_CONVIDADO}${createToken()}`
      return db.transaction().execute(async (trx) => {
        const links = createAvaliacaoLinksRepository(trx)
        const found = await links.findByToken(hashToken(token))
        if (found === undefined) throw new NotFoundError(LINK_DESCONHECIDO, 'link_desconhecido')
        const refusal = linkRefusal(found)
        if (refusal !== null) throw new ConflictError(...refusal)
        const { id, empresaId, nome, empresa, campanhaId, campanha, expiraEm } = found
        await links.openSessao(empresaId, id, hashToken(sessao), CONVIDADO_HORAS)
        await note(trx, { empresaId, usuarioId: null }, 'avaliacao_link_aberto', campanhaId, id)
        return { token: sessao, nome, empresa, campanhaId, campanha, expiraEm: expiraEm.toISOString() }
      })
    },
  }
}

type Repository = ReturnType<typeof createAvaliacaoLinksRepository>

const linkNotFound = () => new NotFoundError('Este link não existe mais.')

/** Who made, opened and ended which, by its number. */
const note = (
  trx: Kysely<Database>,
  quem: { readonly empresaId: number; readonly usuarioId: number | null },
  acao: string,
  campanhaId: number,
  linkId: number,
) => writeAuditoria(trx, quem, { acao, alvo: `campanha:${campanhaId}`, dados: { linkId } })
