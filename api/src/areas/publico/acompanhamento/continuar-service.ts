import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { openChaves } from '../../../domain/inscricao/chave'
import { inscricaoNotFound } from '../../../domain/inscricao/inscricoes-repository'
import { showTalentos } from '../../../domain/retencao/leave-empresa'
import { askToday, erasureDia, tellContagem } from '../../../domain/retencao/retencao'
import { createRetencaoRepository, type Retida } from '../../../domain/retencao/retencao-repository'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Clock } from '../../../ground/clock'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createAcompanhamentoRepository } from './acompanhamento-repository'
import type { Holder } from './act-by-chave'

/** What the person reads of how long they are kept. Days. */
export interface Guarda {
  readonly empresa: string
  readonly meses: number
  /** What they are counted from, in words. */
  readonly contagem: string
  /** Out of the company's sight from here on, when nothing happens until then. */
  readonly ate: string
  readonly apagaEm: string
  readonly isOculta: boolean
  /** The law keeps them: none of these days comes while it does. */
  readonly isGuardada: boolean
  /** «Continuar» changes something: their time is nearly over, or was. */
  readonly canContinuar: boolean
}

/** «Continuar»: the person stays with the company for another whole time, by one button (product 90, decision 116). */
export function createContinuarService(db: Kysely<Database>, clock: Clock, emailLigado: boolean) {
  const toGuarda = (pessoa: Retida): Guarda => {
    const { empresa, meses, vida, saida } = pessoa
    const today = askToday(clock(), emailLigado)
    const ate = today.ateOf(pessoa)
    const step = today.stepOf(pessoa)
    const isNear = saida.oculta !== null || step === 'avisar' || step === 'ocultar'
    return {
      empresa,
      meses,
      contagem: tellContagem(vida),
      ate,
      apagaEm: erasureDia(ate),
      isOculta: saida.oculta !== null,
      isGuardada: saida.isGuardada,
      canContinuar: !saida.isGuardada && (isNear || (saida.avisada !== null && step === null)),
    }
  }

  return {
    /** Whose key of «continuar» it is; null for every other text, and when they are gone. */
    async find(chave: string, on = db): Promise<Holder | null> {
      const opened = (await openChaves(on)).read(chave)
      if (opened === null) return null
      const row = await createAcompanhamentoRepository(on).findTalento(opened.identificador)
      return row !== null && opened.isContinuarOf(row.email ?? '') ? row : null
    },

    /** @throws NotFoundError when they are gone */
    async read({ empresaId, talentoId }: Holder): Promise<Guarda> {
      const [pessoa] = await createRetencaoRepository(db).list(empresaId, [talentoId])
      if (pessoa === undefined) throw inscricaoNotFound()
      return toGuarda(pessoa)
    },

    /**
     * Counted anew from today; who was hidden is there again, as they were. Where there is nothing to prolong, and for
     * whoever presses twice, all stays as it is.
     * @param trx holds the person and their campaigns
     * @throws NotFoundError when they are gone
     */
    async continueWith(trx: Kysely<Database>, { empresaId, talentoId }: Holder): Promise<void> {
      const repository = createRetencaoRepository(trx)
      const [asked] = await repository.list(empresaId, [talentoId])
      if (asked === undefined) throw inscricaoNotFound()
      if (!toGuarda(asked).canContinuar) return
      await showTalentos(trx, empresaId, [talentoId], null)
      const [pessoa] = await repository.list(empresaId, [talentoId])
      if (pessoa === undefined) throw inscricaoNotFound()
      const hoje = diaInBrazil(clock())
      if (pessoa.vida.desde === hoje && pessoa.saida.avisada === null) return
      await repository.setDesde(empresaId, talentoId, hoje)
      await appendEvento(trx, empresaId, {
        tipo: 'talento_continua',
        usuarioId: null,
        talentoId,
        dados: {},
      })
      const target = `talento:${pessoa.identificador}`
      await writeAuditoria(trx, { empresaId, usuarioId: null }, { acao: 'pessoa_continua', alvo: target })
    },
  }
}
