import type { Apagamento } from '@seleta/contract/correcao'
import { PESSOA_NOT_FOUND, SOB_GUARDA } from '@seleta/contract/faltas'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { eraseTalento } from '../../../domain/retencao/leave-empresa'
import { createRetencaoRepository } from '../../../domain/retencao/retencao-repository'
import { openToldInside } from '../../../domain/talento/join-talentos'
import type { Autor } from '../../../ground/autor'
import { againAfterOthers } from '../../../ground/collision'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import type { Arquivos } from '../../../ground/files/arquivos'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'
import { createCorrecaoRepository } from './correcao-repository'

const notFound = () => new NotFoundError(PESSOA_NOT_FOUND)

/** An administrator erases a person, by the one way out (product 92, decisions 116 and 192). */
export function createApagamentoService(db: Kysely<Database>, arquivos: Arquivos) {
  return {
    /** What would go with somebody. @throws NotFoundError */
    async get(empresaId: number, identificador: string): Promise<Apagamento> {
      const parts = await createCorrecaoRepository(db).countParts(empresaId, identificador)
      if (parts === null) throw notFound()
      return parts
    },

    /** @throws NotFoundError; ConflictError while the company keeps them by law */
    async erase({ empresaId, usuarioId }: Autor, identificador: string): Promise<void> {
      const id = await createRetencaoRepository(db).findId(empresaId, identificador)
      if (id === null) throw notFound()
      const isDue = ({ saida }: { readonly saida: { readonly isGuardada: boolean } }) => {
        if (saida.isGuardada) throw new ConflictError(SOB_GUARDA)
        return true
      }
      const isGone = await againAfterOthers(() =>
        db.transaction().execute((trx) =>
          eraseTalento(trx, empresaId, id, {
            motivo: 'decisão da empresa',
            isDue,
            usuarioId,
            findToldInside: openToldInside(trx, {
              empresaId,
              usuarioId,
              rescore: createRescore(trx, empresaId, readCampanha),
            }),
          }),
        ),
      )
      if (!isGone) throw notFound()
      await arquivos.removeLoose()
    },
  }
}
