import type { Pergunta } from '@seleta/contract/perguntas'
import type { Sorteio } from '../draw/draw'
import type { PerguntaDado } from './campanha-data'

/** A screening question as the wizard sends it. */
export function buildPergunta(sorteio: Sorteio, dado: PerguntaDado, criadaEm: number): Pergunta {
  const comum = {
    id: sorteio.uuid(),
    title: dado.title,
    obrigatoria: dado.obrigatoria ?? false,
    efeito: dado.efeito ?? ('SINALIZAR' as const),
    criadaEm: new Date(criadaEm).toISOString(),
  }
  switch (dado.tipo) {
    case 'SIM_NAO':
      return {
        ...comum,
        tipo: dado.tipo,
        simCorreta: dado.correta === 'sim',
        naoCorreta: dado.correta === 'nao',
      }
    case 'MULTIPLA':
      return {
        ...comum,
        tipo: dado.tipo,
        opcoes: dado.opcoes.map((opcao) => ({
          id: sorteio.uuid(),
          title: opcao.replace(/^\*/, ''),
          correta: opcao.startsWith('*'),
        })),
      }
    case 'ABERTA':
      return { ...comum, tipo: dado.tipo }
    case 'VIDEO':
      return { ...comum, tipo: dado.tipo, duracao: dado.duracao }
  }
}
