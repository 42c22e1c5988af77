import type { Migration } from 'kysely'
import * as busca from './001-busca'
import * as empresasEUsuarios from './002-empresas-e-usuarios'
import * as catalogos from './003-catalogos'
import * as campanhas from './004-campanhas'
import * as talentos from './005-talentos'
import * as inscricoes from './006-inscricoes'
import * as eventosEMensagens from './007-eventos-e-mensagens'
import * as contadores from './008-contadores'

/** Every migration in order. A static map, so that a bundle carries them; released ones never change. */
export const migrations: Record<string, Migration> = {
  '001-busca': busca,
  '002-empresas-e-usuarios': empresasEUsuarios,
  '003-catalogos': catalogos,
  '004-campanhas': campanhas,
  '005-talentos': talentos,
  '006-inscricoes': inscricoes,
  '007-eventos-e-mensagens': eventosEMensagens,
  '008-contadores': contadores,
}
