import { buildLoteMovimento } from '@seleta/testing/builders'
import { WORDS } from './words'

/** What is said of moves that were taken back, and of who is entered. */

const ana = buildLoteMovimento({ nome: 'Ana Dias', resultado: 'ja-estava' })

test('who has applied too, or came by a file, is said to stay in the campaign', () => {
  expect(WORDS.undone([ana], [])).toBe(
    '1 mudança desfeita. Ana Dias continua na vaga: também se inscreveu ou veio por arquivo.',
  )
})

test('who had left the campaign is not said to be in it', () => {
  const ana = {
    identificador: 'x',
    nome: 'Ana',
    resultado: 'unida',
    motivo: 'email',
    jaInscrita: true,
  } as const
  expect(WORDS.pessoaEntered(ana)).toMatch(/Já estava nesta campanha\.$/)
  expect(WORDS.pessoaEntered({ ...ana, desistiu: true })).toMatch(
    /nesse cadastro\. Desistiu desta campanha: não voltou ao processo\.$/,
  )
})

test('of many it is said how many do', () => {
  expect(WORDS.undone([ana, ana, ana, ana, buildLoteMovimento({ resultado: 'movida' })], [])).toBe(
    '5 mudanças desfeitas. 4 continuam na vaga: também se inscreveram ou vieram por arquivo.',
  )
})
