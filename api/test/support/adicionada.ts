import { readBoard, type Office } from './campanhas'
import { bringIn, takeBack } from './import-file'
import { openMailbox } from './mailbox'
import { openDoors, publishAsking, say } from './strangers'

/** Somebody on record whom a recruiter adds to a job, and what may happen since. */
export function openAdicionadas(office: Office) {
  const mailbox = openMailbox(office)
  const doors = openDoors(office, 0)
  const as = () => ({ token: office.token })
  let vagas = 0

  const withdraw = async (chave: string) =>
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)

  /** Ana is on record, and a recruiter adds her to a job. */
  async function openVaga(etapa = 'Entrevistas', isAdded = true) {
    vagas += 1
    const caixa = await publishAsking(office)
    const ana = { nome: 'Ana Dias', email: `cesta${vagas}@exemplo.test`, telefone: `1195555${3000 + vagas}` }
    const { identificador } = await doors.enterPessoa(ana)
    const { id: kanbanId } = (await readBoard(office, caixa)).etapa(etapa)
    let pessoas: { identificador: string; versao: number | null }[] = []
    const add = async () => {
      const body = { identificadores: [identificador], campanhaId: caixa, kanbanId }
      const [one] = (await office.api.call('moveTalentos', { body }, as())).body.data.pessoas
      expect([one?.resultado, one?.motivo]).toEqual(['adicionada', ''])
      pessoas = [{ identificador, versao: one?.versao ?? null }]
    }
    if (isAdded) await add()
    let chave = ''
    let importacao = 0
    const bruno = { ...ana, nome: 'Bruno Reis', telefone: `1196666${3000 + vagas}` }
    const send = async (quem: typeof ana) =>
      ({ chave } = await doors.send({ ...quem, respostas: say('nao') }, caixa))
    async function tellByFile() {
      const csv = `Nome;E-mail;Telefone\n${ana.nome};${ana.email};${ana.telefone}\n`
      importacao = await bringIn(office, csv, caixa)
    }
    const undo = async () => {
      const undone = { campanhaId: caixa, kanbanId, pessoas }
      const { status, body: answer } = await office.api.call('undoMoveTalentos', { body: undone }, as())
      expect([status, answer.data.pessoas[0]?.motivo]).toEqual([200, ''])
      return answer.data.pessoas[0]
    }
    /** By «Desfazer» beside the entry of her timeline. */
    const undoEntry = async () => {
      const entries = (await doors.detail(identificador)).linhaDoTempo
      const { kanbanId: etapaId = 0, versao = 0 } =
        entries.find((one) => one.desfazer !== undefined)?.desfazer ?? {}
      const undone = { campanhaId: caixa, kanbanId: etapaId, pessoas: [{ identificador, versao }] }
      const { body: answer } = await office.api.call('undoMoveTalentos', { body: undone }, as())
      expect(answer.data.pessoas[0]?.motivo).toBe('')
    }
    const separate = async () => {
      const [fusao] = (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data
      expect((await doors.separate(fusao?.id ?? 0)).status).toBe(200)
    }
    const acts = {
      add,
      'undo on the timeline': undoEntry,
      'she is entered by hand': () => doors.enterPessoa({ ...ana, idCampanha: caixa }),
      'the two are taken apart': separate,
      'she sends by another e-mail': () =>
        doors.send({ ...ana, email: `outra.${ana.email}`, respostas: say('sim') }, caixa),
      'the two are joined': async () => expect((await doors.join(identificador)).status).toBe(200),
      'a stranger sends': () => send(bruno),
      'she sends': () => send(ana),
      undo,
      'the sender takes it back': () => withdraw(chave),
      'her mailbox says no': () => mailbox.answer(ana.email, 'recusar'),
      'her mailbox says yes': () => mailbox.answer(ana.email, 'confirmar'),
      'she leaves by her page': async () => withdraw(await mailbox.keyOf(ana.email)),
      'a file tells': tellByFile,
      'the file is taken back': () => takeBack(office, importacao),
      'another file tells and is taken back': async () => {
        await tellByFile()
        await takeBack(office, importacao)
      },
      'a recruiter writes': async () => {
        const text = { canal: 'EMAIL' as const, assunto: 'Oi', texto: 'Oi!' }
        const mensagem = { ...text, campanhaId: caixa, identificadores: [identificador] }
        expect((await office.api.call('sendMensagens', { body: mensagem }, as())).status).toBe(200)
      },
    }
    /** Where the board and her record have her, and how many the job says it has. */
    const places = async () => {
      const { people } = await readBoard(office, caixa)
      const { participacoes } = await doors.detail(identificador)
      const hers = participacoes.find(({ campanhaId }) => campanhaId === caixa)
      const { body } = await office.api.call('getCampanha', { params: { id: caixa } }, as())
      return {
        quadro: Object.keys(people).filter((nome) => people[nome]?.includes(ana.nome)),
        dela: hers === undefined ? null : hers.situacao,
        vaga: body.data.qtdTalentos,
      }
    }
    const tell = async (story: string) => {
      for (const act of story.split(', ')) await acts[act as keyof typeof acts]()
    }
    const timeline = async () => (await doors.detail(identificador)).linhaDoTempo.map(({ texto }) => texto)
    return { caixa, ana, undo, places, tell, timeline }
  }

  return openVaga
}
