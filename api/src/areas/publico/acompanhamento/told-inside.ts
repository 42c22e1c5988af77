import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'
import { openToldInside } from '../../../domain/talento/join-talentos'

/** What was told in others of whoever is erased, in nobody's name. */
export const toldInside = (trx: Kysely<Database>, empresaId: number) =>
  openToldInside(trx, { empresaId, usuarioId: null, rescore: createRescore(trx, empresaId, readCampanha) })
