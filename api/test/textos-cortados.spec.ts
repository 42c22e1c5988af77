import { FORMACAO_MAX, HABILIDADE_MAX, NOME_MAX, SOBRE_MAX } from '@seleta/contract/text-max'
import { openOffice, type Office } from './support/campanhas'
import { bringIn, sendFile } from './support/import-file'
import { openDoors } from './support/strangers'

/** A text that is too long is cut, and never within a sign of two halves: no database keeps half of one. */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const EMOJI = '😀'
/** One sign longer than it may be, whose last one is an emoji. */
const tooLong = (max: number) => `${'a'.repeat(max - 1)}${EMOJI}`

it('a file whose heads, examples and cells are cut at an emoji is taken', async () => {
  const { colunas } = await sendFile(
    office,
    `Nome;E-mail;${tooLong(120)}\nAna;ana@cortados.test;${tooLong(60)}\nBia;bia@cortados.test;${tooLong(5000)}`,
  )
  expect(colunas[2]).toEqual({ nome: 'a'.repeat(119), exemplos: ['a'.repeat(59), 'a'.repeat(60)] })
})

it('somebody comes in with all that is told of them, wherever it is cut', async () => {
  const id = await bringIn(
    office,
    [
      'Nome;E-mail;Sobre;Habilidades;Último cargo;Última empresa;Curso;Formação',
      [
        tooLong(NOME_MAX),
        'longa@cortados.test',
        tooLong(SOBRE_MAX),
        tooLong(HABILIDADE_MAX),
        ...[NOME_MAX, NOME_MAX, NOME_MAX, FORMACAO_MAX].map(tooLong),
      ].join(';'),
      // Whoever cannot come in has a name in the report.
      `${tooLong(NOME_MAX)};sem endereço;;;;;;`,
    ].join('\n'),
  )
  const { body } = await office.api.call(
    'listLinhasImportacao',
    { params: { id }, query: {} },
    { token: office.token },
  )
  const nome = 'a'.repeat(NOME_MAX - 1)
  expect(body.data.map((linha) => [linha.situacao, linha.nome])).toEqual([
    ['criada', nome],
    ['erro', nome],
  ])
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  const params = { identificador: rows[0]?.identificador ?? '' }
  const as = { token: office.token }
  expect((await office.api.call('getCorrecao', { params }, as)).body.data).toMatchObject({
    nome,
    sobre: 'a'.repeat(SOBRE_MAX - 1),
    habilidades: ['a'.repeat(HABILIDADE_MAX - 1)],
    formacao: 'a'.repeat(FORMACAO_MAX - 1),
  })
  expect((await office.api.call('getTalento', { params }, as)).body.data).toMatchObject({
    experienciasProfissionais: [{ funcao: nome, nomeEmpresa: nome }],
    formacoesAcademicas: [{ curso: nome }],
  })
})

it('the résumé of whoever writes their name in fancy letters is handed out', async () => {
  const { identificador } = await openDoors(office, 0).enterPessoa({ nome: `Zé ${'𝓐'.repeat(50)}a` })
  const response = await office.api.request(`/talento/v1/talentos/${identificador}/download-curriculo`, {
    headers: { authorization: `Bearer ${office.token}` },
  })
  expect(response.status).toBe(200)
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  expect(decodeURIComponent(named)).toBe(`Currículo Zé ${'𝓐'.repeat(38)}.pdf`)
})
