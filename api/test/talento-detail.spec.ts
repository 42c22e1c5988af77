import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

const PDF = new Blob(['%PDF-1.7\n1 0 obj\n%%EOF\n'], { type: 'application/pdf' })

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

async function applicant(nome: string, part: Parameters<typeof buildInscricao>[0] = {}, curriculo?: Blob) {
  await apply(office.api, campanhaId, buildInscricao({ nome, ...part }), curriculo)
  const { identificador } = await office.api.db
    .selectFrom('talento')
    .select('identificador')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  return identificador
}

const get = (identificador: string) =>
  office.api.call('getTalento', { params: { identificador } }, { token: office.token })

describe('the detail of a person (product 40)', () => {
  it('has what the person told, in the places of the spec', async () => {
    const identificador = await applicant('Ana Alves', {
      telefone: '+55 (11) 98888-7777',
      formacao: 'Ensino Superior',
      curso: 'Administração',
      ultimoCargo: 'Vendedora',
      ultimaEmpresa: 'Loja Azul',
      nascimento: '1990-05-20',
      idiomas: ['Inglês'],
      habilidades: ['Excel'],
      sobre: 'Gosto de gente.',
    })
    const { body } = await get(identificador)
    expect(body.data.informacaoPessoal).toMatchObject({
      nome: 'Ana Alves',
      email: 'ana.alves@exemplo.test',
      telefone: '11988887777',
      nascimento: '1990-05-20',
      sobre: 'Gosto de gente.',
      endereco: { cidade: 'São Paulo', uf: 'SP', bairro: '', cep: '' },
    })
    expect(body.data.informacaoPessoal.idade).toBeGreaterThanOrEqual(36)
    expect(body.data.experienciasProfissionais).toMatchObject([
      { funcao: 'Vendedora', nomeEmpresa: 'Loja Azul' },
    ])
    expect(body.data.formacoesAcademicas).toMatchObject([
      { curso: 'Administração', nivel: 'Ensino Superior|' },
    ])
    expect(body.data).toMatchObject({ habilidades: ['Excel'], idiomas: ['Inglês'], temCurriculo: false })
  })

  it('names every campaign of the person, and its own story', async () => {
    const identificador = await applicant('Bia Braga')
    const outra = await publish(office, { nome: 'Segunda vaga' })
    await apply(office.api, outra.id, buildInscricao({ nome: 'Bia Braga' }))
    const { etapa } = await readBoard(office, outra.id)
    const params = { identificador, campanhaId: outra.id, kanbanId: etapa('Entrevistas').id }
    await office.api.call('moveTalento', { params }, { token: office.token })

    const { body } = await get(identificador)
    expect(
      body.data.participacoes.map(({ campanha, etapa: nome, situacao, origem }) => [
        campanha,
        nome,
        situacao,
        origem,
      ]),
    ).toEqual([
      ['Segunda vaga', 'Entrevistas', 'Entrevistas', 'MANUAL'],
      ['Auxiliar de Logística', 'Triagem', 'Triagem', 'MANUAL'],
    ])
    const historia = body.data.linhaDoTempo.filter(({ mensagem }) => mensagem === undefined)
    expect(historia.map(({ texto, quem }) => [texto, quem])).toEqual([
      ['Passou para Entrevistas em Segunda vaga', 'Ana Lima'],
      ['Inscreveu-se em Segunda vaga', ''],
      ['Inscreveu-se em Auxiliar de Logística', ''],
    ])
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', '1'])('of %s is unknown', async (identificador) => {
    expect((await get(identificador)).status).toBe(404)
  })
})

describe('the résumé (product 41)', () => {
  const download = (identificador: string) =>
    office.api.request(`/talento/v1/talentos/${identificador}/download-curriculo`, {
      headers: { authorization: `Bearer ${office.token}` },
    })

  it('is the uploaded PDF, byte for byte, never cached, under a safe name', async () => {
    const identificador = await applicant('João d’Ávila "x"\\', { email: 'joao@exemplo.test' }, PDF)
    expect((await get(identificador)).body.data.temCurriculo).toBe(true)
    const response = await download(identificador)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="Curriculo Joao d Avila x.pdf"; filename*=UTF-8''Curr%C3%ADculo%20Jo%C3%A3o%20d%20%C3%81vila%20x.pdf`,
    )
    expect(await response.text()).toBe(await PDF.text())
  })

  it('is made from the data when there is no PDF', async () => {
    const identificador = await applicant('Sem Arquivo')
    const response = await download(identificador)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  })
})
