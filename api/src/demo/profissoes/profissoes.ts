import { profissoesEscritorio } from './escritorio'
import { profissoesOperacional } from './operacional'
import type { ProfissaoData } from './profissao-data'
import { profissoesSaudeEducacao } from './saude-educacao'
import { profissoesServicos } from './servicos'
import { profissoesTecnologia } from './tecnologia'
import { profissoesVendas } from './vendas'

/** Every profession of the demo's people. */
export const profissoes: readonly ProfissaoData[] = [
  ...profissoesTecnologia,
  ...profissoesEscritorio,
  ...profissoesVendas,
  ...profissoesOperacional,
  ...profissoesSaudeEducacao,
  ...profissoesServicos,
]

/** @throws RangeError when there is no such profession */
export function findProfissao(id: string): ProfissaoData {
  const found = profissoes.find((profissao) => profissao.id === id)
  if (found === undefined) throw new RangeError(`No profession ${id}.`)
  return found
}
