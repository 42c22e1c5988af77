import { publish, readBoard, type Office } from './campanhas'
import { openMailbox } from './mailbox'
import { openDoors, pdf } from './strangers'

/** Mother and son have one mailbox. */

export const MAE = {
  nome: 'Maria Souza Prado',
  telefone: '81 91111-0001',
  sobre: 'Sou a mãe',
  formacao: 'Doutorado',
}
export const FILHO = { nome: 'Pedro Souza Prado', telefone: '81 93333-0003', sobre: 'Sou o filho' }

export interface Family {
  readonly email: string
  readonly caixa: number
  readonly repositor: number
  readonly identificador: string
  readonly enviado: string
  readonly chave: string
}

export function openFamilies(office: Office) {
  const mailbox = openMailbox(office)
  const doors = openDoors(office, 0)
  const as = () => ({ token: office.token })
  let families = 0

  /** She has sent for one campaign; nobody has answered anything. */
  async function openFamily(mae: Parameters<typeof doors.send>[0] = MAE): Promise<Family> {
    families += 1
    const email = `familia${families}@exemplo.test`
    const [caixa, repositor] = [(await publish(office)).id, (await publish(office)).id]
    const { chave } = await doors.send({ ...mae, email }, caixa, pdf())
    const identificador = await doors.identificadorOf(email)
    return { email, caixa, repositor, identificador, enviado: chave, chave: await mailbox.keyOf(email) }
  }

  async function move(
    { identificador, caixa: campanhaId }: Pick<Family, 'identificador' | 'caixa'>,
    etapa = 'Entrevistas',
  ) {
    const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa(etapa)
    const params = { identificador, campanhaId, kanbanId }
    expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
  }

  /** He sends for a campaign, and says that it was him. @returns the link that was mailed to him */
  async function sendAsFilho(
    { email }: Pick<Family, 'email'>,
    campanhaId: number,
    file?: Blob,
    filho: Parameters<typeof doors.send>[0] = FILHO,
  ) {
    await doors.send({ ...filho, email }, campanhaId, file)
    const chave = await mailbox.keyOf(email)
    const asked = await mailbox.askedOn(chave)
    expect((await mailbox.act(chave, { acao: 'confirmar', envio: asked[0] ?? '' })).status).toBe(303)
    return chave
  }

  const listFusoes = async (identificador: string) =>
    (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data

  /** Somebody's own, as the company has it. */
  async function read(identificador: string) {
    const row = await doors.rowOf(identificador)
    const { participacoes } = await doors.detail(identificador)
    const { rows } = await office.api.pool.query<{ tamanho: number }>(
      'select a.tamanho from talento t join arquivo a on a.id = t.curriculo_id where t.identificador = $1',
      [identificador],
    )
    return {
      nome: row?.['nome'],
      email: row?.['email'],
      telefone: row?.['telefone'],
      sobre: row?.['sobre'],
      formacao: row?.['formacao'],
      curriculo: rows[0]?.tamanho ?? null,
      vagas: participacoes.map(({ campanhaId, situacao }) => `${campanhaId} ${situacao}`).toSorted(),
    }
  }

  /** Who reads the mails says «Sim» to all that is asked. */
  const confirm = ({ email }: Pick<Family, 'email'>) => mailbox.answer(email, 'confirmar')

  /** A recruiter takes the newest of this name apart. @returns who came out */
  async function separate(identificador: string, nome: string = FILHO.nome) {
    const fusao = (await listFusoes(identificador)).find((one) => one.nome === nome)
    const { status, body } = await doors.separate(fusao?.id ?? 0)
    expect(status).toBe(200)
    return body.data.identificador
  }

  /** Everybody in a job, by name: stage, answers, and what these count for. */
  async function standing({ caixa }: Pick<Family, 'caixa'>) {
    const { rows } = await office.api.pool.query<{ nome: string; stands: object }>(
      `select t.nome, jsonb_build_object('etapa', e.nome, 'situacao', i.situacao, 'eliminada', i.eliminada_motivo is not null,
         'aderencia', i.aderencia, 'respostas', array(select r.valor from resposta r where r.inscricao_id = i.id)) as stands
       from inscricao i join talento t on t.id = i.talento_id join etapa e on e.id = i.etapa_id where i.campanha_id = $1`,
      [caixa],
    )
    return Object.fromEntries(rows.map(({ nome, stands }) => [nome, stands]))
  }

  return { openFamily, move, sendAsFilho, listFusoes, read, confirm, separate, standing }
}
