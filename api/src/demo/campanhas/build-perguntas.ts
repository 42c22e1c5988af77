import type { Pergunta } from '@seleta/contract/perguntas'
import type { Draw } from '../draw/draw'
import type { PerguntaData } from './campanha-data'

/** A screening question as the wizard sends it. */
export function buildPergunta(draw: Draw, dado: PerguntaData, criadaEm: number): Pergunta {
  const common = {
    id: draw.uuid(),
    title: dado.title,
    obrigatoria: dado.obrigatoria ?? false,
    efeito: dado.efeito ?? ('SINALIZAR' as const),
    criadaEm: new Date(criadaEm).toISOString(),
  }
  switch (dado.tipo) {
    case 'SIM_NAO':
      return {
        ...common,
        tipo: dado.tipo,
        simCorreta: dado.correta === 'sim',
        naoCorreta: dado.correta === 'nao',
      }
    case 'MULTIPLA':
      return {
        ...common,
        tipo: dado.tipo,
        opcoes: dado.opcoes.map((opcao) => ({
          id: draw.uuid(),
          title: opcao.replace(/^\*/, ''),
          correta: opcao.startsWith('*'),
        })),
      }
    case 'ABERTA':
      return { ...common, tipo: dado.tipo }
    case 'VIDEO':
      return { ...common, tipo: dado.tipo, duracao: dado.duracao }
  }
}
