import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type { Retencao, RetencaoOfPessoa } from '@seleta/contract/retencao'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { holdTalento, showTalentos } from '../../../domain/retencao/leave-empresa'
import { askToday, erasureDia } from '../../../domain/retencao/retencao'
import { createRetencaoRepository, type Retida } from '../../../domain/retencao/retencao-repository'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../../ground/autor'
import type { Clock } from '../../../ground/clock'
import { NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'

/** Hidden people that the settings show at once. */
const MAX_OCULTAS = 100

const notFound = () => new NotFoundError(PESSOA_NOT_FOUND)

/** How long people are kept, as recruiters see and decide it (product 90, decision 116). */
export function createRetencaoService(db: Kysely<Database>, clock: Clock, emailLigado: boolean) {
  const repository = createRetencaoRepository(db)
  const today = () => askToday(clock(), emailLigado)

  /** Holds the person. @throws NotFoundError */
  async function lock(trx: Kysely<Database>, empresaId: number, identificador: string): Promise<Retida> {
    const inside = createRetencaoRepository(trx)
    const id = await inside.findId(empresaId, identificador)
    const [pessoa] = id === null ? [] : await inside.lock(empresaId, [id])
    if (pessoa === undefined) throw notFound()
    return pessoa
  }

  async function get(empresaId: number): Promise<Retencao> {
    const [meses, totalOcultas, ocultas] = await Promise.all([
      repository.findMeses(empresaId),
      repository.countOcultas(empresaId),
      repository.listOcultas(empresaId, MAX_OCULTAS),
    ])
    if (meses === null) throw new NotFoundError()
    return {
      meses,
      emailLigado,
      totalOcultas,
      ocultas: ocultas.map(({ identificador, nome, oculta, guardaLegal }) => ({
        identificador,
        nome,
        apagaEm: guardaLegal === null ? erasureDia(oculta) : null,
      })),
    }
  }

  return {
    get,

    /** Whoever is hidden already keeps the date that they were told. */
    async save({ empresaId, usuarioId }: Autor, meses: number): Promise<Retencao> {
      await db.transaction().execute(async (trx) => {
        const de = await createRetencaoRepository(trx).setMeses(empresaId, meses)
        const dados = { de, para: meses }
        await writeAuditoria(
          trx,
          { empresaId, usuarioId },
          { acao: 'retencao_mudada', alvo: 'empresa', dados },
        )
      })
      return get(empresaId)
    },

    /** Null when the company does not have the person. */
    async find(empresaId: number, identificador: string): Promise<RetencaoOfPessoa | null> {
      const pessoa = await repository.findByIdentificador(empresaId, identificador)
      if (pessoa === null) return null
      const { saida, guarda } = pessoa
      const { ateOf, isTold } = today()
      const ate = ateOf(pessoa)
      return {
        ate,
        apagaEm: erasureDia(ate),
        isOculta: saida.oculta !== null,
        isAvisada: isTold(pessoa) && !isOver(pessoa),
        guarda: guarda && { ...guarda, desde: guarda.desde.toISOString() },
      }
    },

    /** The days on which people go who were told so, by id; without those in whose life something has happened since. */
    async listSaidas(empresaId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (ids.length === 0) return new Map()
      const pessoas = (await repository.list(empresaId, ids)).filter((pessoa) => !isOver(pessoa))
      const { ateOf } = today()
      return new Map(pessoas.map((pessoa) => [pessoa.id, ateOf(pessoa)]))
    },

    /** Somebody hidden is there again, as they were, and counted anew from today. @throws NotFoundError */
    async restore({ empresaId, usuarioId }: Autor, identificador: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const inside = createRetencaoRepository(trx)
        const id = await inside.findId(empresaId, identificador)
        if (id === null || !(await holdTalento(trx, empresaId, id))) throw notFound()
        const shown = await showTalentos(trx, empresaId, [id], usuarioId)
        // Two at once, or an old screen: they are there already.
        if (shown.length === 0) return
        await inside.setDesde(empresaId, id, diaInBrazil(clock()))
        const alvo = `talento:${identificador}`
        await writeAuditoria(trx, { empresaId, usuarioId }, { acao: 'pessoa_restaurada', alvo })
      })
    },

    /** @param motivo why the company must keep them; null takes the hold off. @throws NotFoundError */
    async setGuarda(
      { empresaId, usuarioId }: Autor,
      identificador: string,
      motivo: string | null,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { id, saida } = await lock(trx, empresaId, identificador)
        const isGuardada = motivo !== null
        if (!isGuardada && !saida.isGuardada) return
        const guarda = motivo === null ? null : { motivo: motivo.trim(), usuarioId }
        await createRetencaoRepository(trx).setGuarda(empresaId, id, guarda, clock())
        await appendEvento(trx, empresaId, {
          tipo: 'talento_guardado',
          usuarioId,
          talentoId: id,
          dados: { isGuardada },
        })
        // The reason goes with the person; the log says who, whom and when.
        const acao = isGuardada ? 'guarda_legal_ligada' : 'guarda_legal_desligada'
        await writeAuditoria(trx, { empresaId, usuarioId }, { acao, alvo: `talento:${identificador}` })
      })
    },
  }

  /** What was told does not hold any more: the night has not taken it back yet. */
  function isOver(pessoa: Retida): boolean {
    return pessoa.saida.isGuardada || today().stepOf(pessoa) === 'desavisar'
  }
}
