import { boardOf } from './board'
import type { Office } from './campanhas'

export type Motivos = ReturnType<typeof motivosOf>

/** The reasons of a company, and boards whose people are refused with them. */
export function motivosOf(office: Office) {
  const list = async (token = office.token) => (await office.api.call('listMotivos', {}, { token })).body.data
  const motivoOf = async (nome: string, token = office.token) =>
    (await list(token)).find((one) => one.nome === nome)?.id ?? 0

  /** A board whose people can be refused with a reason. */
  async function motivosOn(nomes: string[]) {
    const board = await boardOf(office, nomes)
    const move = async (nome: string, para: string, motivoId?: number) =>
      office.api.call(
        'moveTalento',
        {
          params: {
            identificador: board.identificador(nome),
            campanhaId: board.id,
            kanbanId: board.etapa(para).id,
          },
          query: motivoId === undefined ? {} : { motivoId },
        },
        { token: office.token },
      )
    const say = (motivoId: number | null, nomesDitos: string[], token = office.token) =>
      office.api.call(
        'setMotivo',
        { body: { campanhaId: board.id, motivoId, identificadores: nomesDitos.map(board.identificador) } },
        { token },
      )
    const detail = async (nome: string) => {
      const params = { identificador: board.identificador(nome) }
      const { data } = (await office.api.call('getTalento', { params }, { token: office.token })).body
      const participacao = data.participacoes.find(({ campanhaId }) => campanhaId === board.id)
      return {
        motivo: participacao?.motivo?.nome ?? null,
        pedeMotivo: participacao?.pedeMotivo,
        timeline: data.linhaDoTempo.map(({ texto }) => texto),
      }
    }
    return { ...board, move, say, detail }
  }
  return { list, motivoOf, motivosOn }
}
