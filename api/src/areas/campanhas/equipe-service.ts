import { campanhaTitle } from '@seleta/contract/campanha-title'
import type { EquipeBody, Membro, MembroDaEquipe } from '@seleta/contract/equipe'
import { candidatosOf } from '@seleta/contract/dashboard-addresses'
import { FUNCAO_WORDS, funcoesDo, type Papel } from '@seleta/contract/papeis'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { campanhaNotFound } from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../ground/autor'
import { tellColegas, untellColegas } from '../../ground/avisos-de-alguem-repository'
import { holdColegas } from '../../ground/colegas-repository'
import { againAfterOthers } from '../../ground/collision'
import { releaseDonoJob } from '../../ground/donos-job'
import { enqueueJobs } from '../../ground/jobs/jobs-repository'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { ConflictError, wrongCampos } from '../../ground/domain-error'
import { listEquipe, saveEquipe } from '../../ground/equipe-repository'

/** Who works on a campaign (product 71): of whoever sees only their teams' campaigns, it says which. */
export function createEquipeService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    async list(empresaId: number, campanhaId: number): Promise<MembroDaEquipe[]> {
      if ((await createCampanhasRepository(db).find(empresaId, campanhaId)) === null) throw campanhaNotFound()
      return listEquipe(db, empresaId, campanhaId)
    },

    /**
     * @throws NotFoundError, InvalidError for somebody of no company or another one, or in a function that their role does
     * not allow, ConflictError when the team is another by now than the one that this was made from
     */
    save(autor: Autor, campanhaId: number, { membros, antes }: EquipeBody): Promise<MembroDaEquipe[]> {
      const { empresaId } = autor
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          const campanha = await createCampanhasRepository(trx).lock(empresaId, campanhaId)
          if (campanha === null) throw campanhaNotFound()
          const ids = membros.map(({ usuarioId }) => usuarioId)
          const papeis = await holdColegas(trx, empresaId, ids)
          if (papeis.size !== ids.length) throw wrongCampos({ membros: 'Escolha pessoas da sua empresa.' })
          const agora = await listEquipe(trx, empresaId, campanhaId)
          // Who sends the same twice, because the first answer was lost, has what they want.
          if (isSame(agora, membros)) return agora
          if (antes !== undefined && !isSame(agora, antes)) throw equipeOutdated()
          assertFuncoes(membros, agora, papeis)
          await saveEquipe(trx, empresaId, campanhaId, membros)
          await tellEquipe(trx, autor, campanha, agora, membros)
          await writeAuditoria(trx, autor, {
            acao: 'equipe_gravada',
            alvo: `campanha:${campanhaId}`,
            dados: { membros },
          })
          return listEquipe(trx, empresaId, campanhaId)
        }),
      )
    },
  }
}

/** Writes down who came in and who is out, and tells those who came in (product 74). */
async function tellEquipe(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { id: campanhaId, nome }: { readonly id: number; readonly nome: string },
  agora: readonly Membro[],
  membros: readonly Membro[],
): Promise<void> {
  const isIn = (equipe: readonly Membro[], one: Membro) =>
    equipe.some((other) => other.usuarioId === one.usuarioId)
  const added = membros.filter((one) => !isIn(agora, one))
  const idsOf = (equipe: readonly Membro[]) => equipe.map((one) => one.usuarioId)
  const sairam = agora.filter((one) => !isIn(membros, one))
  await appendEvento(trx, empresaId, {
    tipo: 'equipe_alterada',
    usuarioId,
    campanhaId,
    dados: { entraram: idsOf(added), sairam: idsOf(sairam) },
  })
  const avisos = added
    .filter((one) => one.usuarioId !== usuarioId)
    .map(({ usuarioId: quem, funcao }) => ({
      usuarioId: quem,
      chave: chaveOf(campanhaId, quem),
      tipo: 'equipe' as const,
      titulo: `Você está na equipe de ${campanhaTitle({ id: campanhaId, nome })} como ${FUNCAO_WORDS[funcao].toLowerCase()}`,
      link: candidatosOf(campanhaId),
      campanhaId,
      talentoId: null,
    }))
  await tellColegas(trx, empresaId, avisos)
  await untellColegas(
    trx,
    empresaId,
    sairam.map((one) => chaveOf(campanhaId, one.usuarioId)),
  )
  // Who was in it as a Gestor sees its people no more.
  await enqueueJobs(
    trx,
    releaseDonoJob,
    sairam.map((one) => ({
      data: { empresaId, usuarioId: one.usuarioId, herdeiroId: null, saiu: false, autorId: usuarioId },
      empresaId,
    })),
  )
}

const chaveOf = (campanhaId: number, usuarioId: number) => `equipe:${campanhaId}:${usuarioId}`

/**
 * Whoever already is something in the team stays it, whatever became of their role since.
 * @throws InvalidError
 */
function assertFuncoes(
  membros: readonly Membro[],
  agora: readonly Membro[],
  papeis: ReadonlyMap<number, Papel>,
): void {
  const isKept = ({ usuarioId, funcao }: Membro) =>
    agora.some((one) => one.usuarioId === usuarioId && one.funcao === funcao)
  const isPossible = ({ usuarioId, funcao }: Membro) =>
    funcoesDo(papeis.get(usuarioId) ?? 'LEITURA').includes(funcao)
  if (!membros.every((one) => isKept(one) || isPossible(one)))
    throw wrongCampos({ membros: 'O papel dessa pessoa na empresa não permite essa função na equipe.' })
}

const equipeOutdated = () =>
  new ConflictError('A equipe mudou depois que você a abriu. Nada foi sobrescrito.', 'versao_antiga')

function isSame(equipe: readonly Membro[], other: readonly Membro[]): boolean {
  const funcaoOf = new Map(equipe.map(({ usuarioId, funcao }) => [usuarioId, funcao]))
  return (
    equipe.length === other.length &&
    other.every(({ usuarioId, funcao }) => funcaoOf.get(usuarioId) === funcao)
  )
}
