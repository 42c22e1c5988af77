import type { EntradaAnswer, PessoaEntrada } from '@seleta/contract/entrada'
import type { Erro } from '@seleta/contract/wire'
import {
  apply,
  buildInscricao,
  openOffice,
  publish,
  readBoard,
  RECIFE,
  type Office,
} from './support/campanhas'
import { openMailbox } from './support/mailbox'

/** People come in by hand and from automated origins; one person is one talento, and merges come apart (product 42). */

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

type Dados = Partial<PessoaEntrada> & { idCampanha?: number | null }

async function enter(dados: Dados, curriculo?: Buffer, token = office.token) {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  if (curriculo !== undefined) form.set('curriculo', new Blob([new Uint8Array(curriculo)]), 'cv.pdf')
  const response = await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const body = (await response.json()) as { data?: EntradaAnswer; erro?: Erro['erro'] }
  return { status: response.status, data: body.data as EntradaAnswer, erro: body.erro }
}

const talento = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, { token: office.token })).body.data

const fusoes = async (identificador: string) =>
  (await office.api.call('listFusoes', { params: { identificador } }, { token: office.token })).body.data

describe('a recruiter enters a person', () => {
  it('into the basket or into a campaign, where they stand in the first stage with a score', async () => {
    const { status, data } = await enter(
      {
        nome: 'Rita Alves',
        email: 'rita@exemplo.test',
        telefone: '+55 (81) 98888-7766',
        cpf: '529.982.247-25',
        cidadeId: RECIFE.id,
        ultimoCargo: 'Auxiliar de Logística',
        ultimaEmpresa: 'Porto',
        curso: 'Logística',
        idiomas: ['ingles'],
        idCampanha: campanhaId,
      },
      PDF,
    )
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({ resultado: 'criada', motivo: null, jaInscrita: false }),
    ])
    const pessoa = await talento(data.identificador)
    expect(pessoa.informacaoPessoal).toMatchObject({ telefone: '81988887766', documento: '•••.•••.•••-25' })
    expect(pessoa.idiomas).toEqual(['Inglês'])
    expect(pessoa.temCurriculo).toBe(true)
    expect(pessoa.experienciasProfissionais[0]).toMatchObject({ funcao: 'Auxiliar de Logística' })
    expect(pessoa.participacoes[0]?.aderencia).toBeGreaterThan(0)
    expect(pessoa.linhaDoTempo.map(({ texto }) => texto)).toContain('Cadastro criado à mão')
    const { people } = await readBoard(office, campanhaId)
    expect(people['Triagem']).toContain('Rita Alves')
    const found = await office.api.call(
      'filterTalentos',
      { query: { size: 11 }, body: { idCampanha: null, pesquisa: { palavraChave: 'porto' } } },
      { token: office.token },
    )
    expect(found.body.data.map(({ nome }) => nome)).toEqual(['Rita Alves'])
  })

  it.each([
    [{ nome: 'X' }, 'nome', 'Informe o nome.'],
    [{ nome: 'Zé Sem Contato' }, 'email', 'Informe e-mail, telefone ou CPF.'],
    [{ nome: 'Zé', email: 'ze@' }, 'email', 'E-mail inválido.'],
    [{ nome: 'Zé', telefone: '9888' }, 'telefone', 'Informe o telefone com DDD.'],
    [{ nome: 'Zé', cpf: '111.111.111-11' }, 'cpf', 'CPF inválido.'],
    [{ nome: 'Zé', email: 'z@z.com', nascimento: '2090-01-01' }, 'nascimento', 'A data é futura.'],
    [
      { nome: 'Zé', email: 'z@z.com', nascimento: '1899-12-31' },
      'nascimento',
      'Informe uma data a partir de 01/01/1900.',
    ],
    [
      { nome: 'Zé', email: 'z@z.com', nascimento: '31/02/1990' },
      'nascimento',
      'Informe um dia que exista, como dd/mm/aaaa.',
    ],
    [{ nome: 'Zé', email: 'z@z.com', cidadeId: 1 }, 'cidadeId', 'Escolha a cidade na lista.'],
  ])('with a wrong field: %j', async (dados, campo, texto) => {
    const { status, erro } = await enter(dados)
    expect([status, erro?.campos]).toEqual([422, { [campo]: texto }])
  })

  it('with an apostrophe in the address, and on a phone with its trunk zero', async () => {
    const { status, data } = await enter({
      nome: 'Davi D’Ávila',
      email: "d'avila@exemplo.test",
      telefone: '0xx81 98888-1234',
    })
    expect(status).toBe(200)
    expect((await talento(data.identificador)).informacaoPessoal).toMatchObject({
      email: "d'avila@exemplo.test",
      telefone: '81988881234',
    })
  })

  it('with a file that is no résumé', async () => {
    const { status, erro } = await enter({ nome: 'Zé', email: 'z@z.com' }, Buffer.from('GIF89a'))
    expect([status, erro?.campos]).toEqual([415, { curriculo: 'Envie um PDF ou DOCX.' }])
  })

  it('not into another company’s campaign', async () => {
    const { status } = await enter(
      { nome: 'Zé', email: 'ze@x.com', idCampanha: campanhaId },
      undefined,
      office.estranho.token,
    )
    expect(status).toBe(404)
  })
})

describe('one person is one talento', () => {
  it.each([
    ['email', { email: 'DORA@exemplo.test' }],
    ['telefone', { telefone: '81 97777-1234' }],
    ['cpf', { cpf: '11144477735' }],
  ] as const)('by %s', async (motivo, chave) => {
    const primeira = await enter({
      nome: 'Dora Melo',
      email: 'dora@exemplo.test',
      telefone: '(81) 97777-1234',
      cpf: '111.444.777-35',
    })
    const again = await enter({ nome: 'Dora Melo', ...chave, habilidades: [`Excel ${motivo}`] })
    expect(again.data).toMatchObject({
      identificador: primeira.data.identificador,
      resultado: 'unida',
      motivo,
    })
    expect((await talento(again.data.identificador)).habilidades).toContain(`Excel ${motivo}`)
  })

  it('but a shared phone does not join two names, nor an e-mail two CPFs', async () => {
    await enter({ nome: 'Mãe Lima', telefone: '11 93333-2222', email: 'mae@exemplo.test' })
    const filho = await enter({ nome: 'Filho Lima', telefone: '11 93333-2222' })
    expect(filho.data.resultado).toBe('criada')
    await enter({ nome: 'Um', email: 'um@exemplo.test', cpf: '52998224725' })
    await enter({ nome: 'Dois Cpf', email: 'dois@exemplo.test', cpf: '123.456.789-09' })
    const outro = await enter({ nome: 'Outro', email: 'dois@exemplo.test', cpf: '935.411.347-80' })
    expect([outro.status, outro.erro?.mensagem]).toEqual([
      409,
      'O e-mail já é de outra pessoa, com outro CPF.',
    ])
  })

  it('and the form is warned before: who it would be joined to, and who only shares a phone', async () => {
    await enter({ nome: 'Nara Luz', email: 'nara@exemplo.test', telefone: '11 94444-1111' })
    const find = async (body: Dados) =>
      (await office.api.call('findDuplicados', { body: { nome: '', ...body } }, { token: office.token })).body
        .data
    expect(await find({ nome: 'Nara', email: 'Nara@exemplo.test' })).toEqual([
      expect.objectContaining({ nome: 'Nara Luz', motivo: 'email', isMesma: true }),
    ])
    expect(await find({ nome: 'Caio', email: 'caio@x.com', telefone: '+5511944441111' })).toEqual([
      expect.objectContaining({ nome: 'Nara Luz', motivo: 'telefone', isMesma: false }),
    ])
    expect(await find({ nome: 'Nara', email: 'n@exemplo.test' })).toEqual([])
    const estranho = await office.api.call(
      'findDuplicados',
      { body: { nome: 'Nara', email: 'nara@exemplo.test' } },
      { token: office.estranho.token },
    )
    expect(estranho.body.data).toEqual([])
  })
})

describe('a merge', () => {
  it('is shown with what it changed, and comes apart: both people are as they were told', async () => {
    const outra = await publish(office)
    const primeira = await enter({
      nome: 'Íris Paz',
      email: 'iris@exemplo.test',
      habilidades: ['Excel'],
      idCampanha: campanhaId,
    })
    await apply(
      office.api,
      outra.id,
      buildInscricao({
        nome: 'Íris da Paz',
        email: 'iris@exemplo.test',
        telefone: '11 95555-0000',
        habilidades: ['excel', 'Word'],
        ultimoCargo: 'Copeira',
        formacao: 'Ensino Médio',
      }),
      new Blob([new Uint8Array(PDF)]),
    )
    const { identificador } = primeira.data
    expect(await fusoes(identificador)).toEqual([])
    await openMailbox(office).answer('iris@exemplo.test', 'confirmar')
    const [fusao] = await fusoes(identificador)
    expect(fusao).toMatchObject({
      via: 'formulario',
      motivo: 'email',
      nome: 'Íris da Paz',
      campanha: outra.nome,
      desfeitaEm: null,
    })
    expect(fusao?.mudancas).toEqual([
      'Telefone: (11) 95555-0000',
      'Formação: Ensino Médio',
      'Cidade: São Paulo – SP',
      'Habilidades: Word',
      'Currículo',
    ])
    // Somebody edits meanwhile: that stays.
    await office.api.pool.query("update talento set formacao = 'Mestrado' where identificador = $1", [
      identificador,
    ])
    const split = await office.api.call(
      'undoFusao',
      { params: { id: fusao?.id ?? 0 } },
      { token: office.token },
    )
    expect(split.body.data.nome).toBe('Íris da Paz')
    const [antiga, nova] = [await talento(identificador), await talento(split.body.data.identificador)]
    expect(antiga.informacaoPessoal).toMatchObject({ telefone: '', email: 'iris@exemplo.test' })
    expect([antiga.habilidades, antiga.temCurriculo, antiga.experienciasProfissionais]).toEqual([
      ['Excel'],
      false,
      [],
    ])
    expect(antiga.participacoes.map((p) => p.campanhaId)).toEqual([campanhaId])
    // The e-mail can stand only once, and stays with the first.
    expect(nova.informacaoPessoal).toMatchObject({ telefone: '11955550000', email: '' })
    expect([nova.habilidades, nova.temCurriculo]).toEqual([['excel', 'Word'], true])
    expect(nova.experienciasProfissionais.map(({ funcao }) => funcao)).toEqual(['Copeira'])
    expect(nova.participacoes.map((p) => p.campanhaId)).toEqual([outra.id])
    expect((await fusoes(identificador))[0]?.desfeitaEm).not.toBeNull()
    const again = await office.api.call(
      'undoFusao',
      { params: { id: fusao?.id ?? 0 } },
      { token: office.token },
    )
    expect([again.status, again.erro?.codigo]).toEqual([409, 'ja_separada'])
  })

  it('is nobody else’s to see or undo', async () => {
    const primeira = await enter({ nome: 'Lia Sá', email: 'lia@exemplo.test' })
    await enter({ nome: 'Lia Sá', email: 'lia@exemplo.test' })
    const [fusao] = await fusoes(primeira.data.identificador)
    const { token } = office.estranho
    const params = { identificador: primeira.data.identificador }
    expect((await office.api.call('listFusoes', { params }, { token })).status).toBe(404)
    const undo = await office.api.call('undoFusao', { params: { id: fusao?.id ?? 0 } }, { token })
    expect(undo.status).toBe(404)
  })
})

describe('an uploaded résumé', () => {
  const original = (identificador: string, token = office.token) =>
    office.api.request(`/talento/v1/talentos/${identificador}/curriculo-original`, {
      headers: { authorization: `Bearer ${token}` },
    })

  it('that is DOCX is saved as it came, beside the PDF that is made from the data', async () => {
    const docx = Buffer.from('PK\u0003\u0004[Content_Types].xml word/document.xml')
    const { data } = await enter({ nome: 'Docx Silva', email: 'docx@exemplo.test' }, docx)
    expect((await talento(data.identificador)).curriculoTipo).toBe('docx')
    const file = await original(data.identificador)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await file.arrayBuffer()).equals(docx)).toBe(true)
    const pdf = await office.api.request(`/talento/v1/talentos/${data.identificador}/download-curriculo`, {
      headers: { authorization: `Bearer ${office.token}` },
    })
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true)
  })

  it('is not there for somebody without one', async () => {
    const { data } = await enter({ nome: 'Sem Arquivo', email: 'sem@exemplo.test' })
    expect((await original(data.identificador)).status).toBe(404)
  })
})
