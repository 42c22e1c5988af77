import { readBoard } from './campanhas'
import type { Mundo, Palavras } from './enredo-palavras'
import { pick } from './enredo-portas'
import type { Passo } from './enredos'
import { bringIn, takeBack } from './import-file'

/** What two recruiters do in a story. */

const ETAPAS = ['Entrevistas', 'Finalistas', 'Contratados', 'Reprovados'] as const
const NOBODY = { status: 0, said: 'nobody' }

interface Registro {
  readonly id: number
  readonly identificador: string
  readonly nome: string
}

export function openMesa({ office, colega, vagas }: Mundo, palavras: Palavras) {
  const { api } = office
  const arquivos: number[] = []
  let moved: {
    campanhaId: number
    kanbanId: number
    pessoas: { identificador: string; versao: number | null }[]
  } | null = null
  const as = ({ isColega }: Passo) => ({ token: isColega ? colega : office.token })
  const vagaOf = ({ dita: { vaga } }: Passo) => vagas[vaga] ?? 0

  async function records(): Promise<Registro[]> {
    const { rows } = await api.pool.query<Registro>(
      'select id, identificador, nome from talento where nome like $1 order by id',
      [`%${palavras.casa}%`],
    )
    return rows
  }
  /** Does something about one of them. */
  const about =
    (act: (record: Registro, passo: Passo) => Promise<{ readonly status: number; readonly said?: string }>) =>
    async (passo: Passo) => {
      const record = pick(await records(), passo.which)
      if (record === undefined) return NOBODY
      const { status, said = '' } = await act(record, passo)
      return { status, said: `${record.nome} ${record.identificador} ${said}` }
    }

  async function type(passo: Passo) {
    const { dita, way } = passo
    const pessoa = {
      ...palavras.tell(dita),
      ...(way < 6 && { idCampanha: vagaOf(passo) }),
      ...(dita.hasFile && { habilidades: [palavras.mark()] }),
    }
    const body = new FormData()
    body.set('dados', JSON.stringify(pessoa))
    const headers = { authorization: `Bearer ${as(passo).token}` }
    const { status } = await api.request('/talento/v1/talentos', { method: 'POST', headers, body })
    return { status, said: JSON.stringify(pessoa) }
  }

  async function sendFile(passo: Passo) {
    const { dita, second, way } = passo
    const lines = [dita, ...(second === null ? [] : [second])].map((one) => {
      const { nome, email, telefone, cpf, sobre } = palavras.tell(one)
      return [nome, email, telefone, cpf, sobre].join(';')
    })
    const csv = ['Nome;E-mail;Telefone;CPF;Sobre', ...lines].join('\n')
    arquivos.push(await bringIn(office, csv, way < 6 ? vagaOf(passo) : null))
    return {
      status: 0,
      said: `${String(arquivos.at(-1))}: ${lines.join(' | ')} for ${way < 6 ? dita.vaga : 'none'}`,
    }
  }

  async function returnFile({ which }: Passo) {
    const id = pick(arquivos, which)
    if (id !== undefined) await takeBack(office, id)
    return { status: 0, said: String(id) }
  }

  const decide = (decisao: 'juntas' | 'separadas') =>
    about(async (params, passo) => {
      const { body } = await api.call('getTalento', { params }, as(passo))
      const par = pick(body.data?.semelhantes ?? [], passo.way)
      if (par === undefined) return NOBODY
      const { status } = await api.call('decideSemelhanca', { params: par, body: { decisao } }, as(passo))
      return { status, said: `and ${par.nome}` }
    })

  async function separate(passo: Passo) {
    const fusoes: { id: number; nome: string; de: string }[] = []
    for (const params of await records()) {
      const { body } = await api.call('listFusoes', { params }, as(passo))
      for (const { id, nome } of body.data ?? []) fusoes.push({ id, nome, de: params.nome })
    }
    const fusao = pick(fusoes, passo.which)
    if (fusao === undefined) return NOBODY
    const { status } = await api.call('undoFusao', { params: fusao }, as(passo))
    return { status, said: `${fusao.nome} of ${fusao.de} (${fusao.id})` }
  }

  function mendedOf({ way, dita: { pessoa } }: Passo, nome: string) {
    const who = palavras.whoOf(pessoa)
    if (way < 3) return { email: palavras.nextEmail() }
    if (way < 6) return { email: palavras.emailOf(who) }
    return way < 9 ? { nome: palavras.nextNome(nome) } : { telefone: palavras.telefoneOf(who) }
  }
  const mend = about(async (params, passo) => {
    const read = await api.call('getCorrecao', { params }, as(passo))
    if (read.status !== 200) return read
    const { cidade, ...dados } = read.body.data
    const part = mendedOf(passo, params.nome)
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
    const { status } = await api.call('saveCorrecao', { params, body }, as(passo))
    return { status, said: JSON.stringify(part) }
  })

  const move = about(async ({ identificador }, passo) => {
    const campanhaId = vagaOf(passo)
    const { id: kanbanId, nome } = (await readBoard(office, campanhaId)).etapa(pick(ETAPAS, passo.way) ?? '')
    const body = { identificadores: [identificador], campanhaId, kanbanId }
    const { status, body: answer } = await api.call('moveTalentos', { body }, as(passo))
    const versao = status === 200 ? (answer.data.pessoas[0]?.versao ?? null) : null
    moved = { campanhaId, kanbanId, pessoas: [{ identificador, versao }] }
    return { status, said: `to ${nome} of ${passo.dita.vaga}` }
  })
  const undo = async (passo: Passo) =>
    moved === null
      ? NOBODY
      : { status: (await api.call('undoMoveTalentos', { body: moved }, as(passo))).status, said: '' }

  const write = about(({ identificador }, passo) => {
    const text = { canal: 'EMAIL' as const, assunto: 'Oi', texto: palavras.mark() }
    const body = { ...text, campanhaId: vagaOf(passo), identificadores: [identificador] }
    return api.call('sendMensagens', { body }, as(passo))
  })
  const note = about((params, passo) =>
    api.call('createNota', { params, body: { texto: palavras.mark() } }, as(passo)),
  )
  const show = about((params, passo) => api.call('restoreTalento', { params }, as(passo)))
  const erase = about(async (params, passo) => {
    let status = 0
    await palavras.erasing(async () => {
      ;({ status } = await api.call('deleteTalento', { params }, as(passo)))
    })
    return { status }
  })
  const [join, keepApart] = [decide('juntas'), decide('separadas')]
  return {
    records,
    type,
    sendFile,
    returnFile,
    join,
    keepApart,
    separate,
    mend,
    move,
    undo,
    write,
    note,
    show,
    erase,
  }
}
