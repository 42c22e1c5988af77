import { apply, buildInscricao, publish, readBoard, type Office } from './campanhas'

/** A campaign with its people in Triagem. */
export async function boardOf(office: Office, nomes: string[]) {
  const { id } = await publish(office)
  for (const nome of nomes) await apply(office.api, id, buildInscricao({ nome }))
  const { etapas, etapa } = await readBoard(office, id)
  const identificador = (nome: string) =>
    etapas.flatMap((e) => e.talentos).find((card) => card.nome === nome)?.identificador ?? ''
  const move = (nome: string, para: string) =>
    office.api.call(
      'moveTalento',
      { params: { identificador: identificador(nome), campanhaId: id, kanbanId: etapa(para).id } },
      { token: office.token },
    )
  return { id, etapas, etapa, identificador, move, people: async () => (await readBoard(office, id)).people }
}

/** Messages of stages, oldest first. */
export const mensagensDe = ({ api }: Office, campanhaId: number) =>
  api.db
    .selectFrom('mensagem as m')
    .leftJoin('etapa as e', 'e.id', 'm.etapaId')
    .select([
      'e.nome as etapa',
      'm.estado',
      'm.canal',
      'm.destinatario',
      'm.corpo',
      'm.enviarDepoisDe',
      'm.criadaEm',
    ])
    .where('m.campanhaId', '=', campanhaId)
    .where('m.tipo', '=', 'etapa')
    .orderBy('m.id')
    .execute()

/** What the log says of applications, oldest first. */
export const eventosDe = ({ api }: Office, campanhaId: number) =>
  api.db
    .selectFrom('evento')
    .select(['tipo', 'dados', 'usuarioId'])
    .where('campanhaId', '=', campanhaId)
    .where('tipo', 'like', 'inscricao_%')
    .orderBy('id')
    .execute()
