import { diaInBrazil } from '@seleta/regras/dia'
import fc from 'fast-check'
import { describeJornada } from './describe-jornada'
import { joinPalavras, splitPalavras } from '@seleta/contract/palavras-chave'

const vazia = { dias: [], inicio: '', fim: '', escala: '' }

test.each([
  [vazia, ''],
  [{ ...vazia, dias: [1, 2, 3, 4, 5] }, 'Segunda a sexta'],
  [{ ...vazia, dias: [0, 6] }, 'Sábado e domingo'],
  [{ ...vazia, dias: [0, 1, 3, 5] }, 'Segunda, quarta, sexta e domingo'],
  [{ ...vazia, dias: [0, 1, 2, 3, 4, 5, 6], escala: '12x36' }, 'Todos os dias, escala 12x36'],
  [
    { dias: [1, 2, 3, 4, 5, 6], inicio: '08:00', fim: '17:00', escala: '6x1' },
    'Segunda a sábado, das 08:00 às 17:00, escala 6x1',
  ],
  [{ ...vazia, inicio: '08:00' }, ''],
])('the schedule %j reads “%s”', (jornada, sentence) => {
  expect(describeJornada(jornada)).toBe(sentence)
})

test('keywords go to the wire and back, short ones too', () => {
  const palavra = fc.stringMatching(/^[A-Za-zçã#+]{1,12}$/)
  fc.assert(
    fc.property(fc.array(palavra, { maxLength: 3 }), (palavras) => {
      expect(splitPalavras(joinPalavras(palavras))).toEqual(palavras)
    }),
  )
  expect(joinPalavras(['TI', 'RH', 'C#'])).toBe('TI;RH;C#')
  expect(splitPalavras('')).toEqual([])
})

test('today is the day of the person’s own clock', () => {
  expect(diaInBrazil(new Date('2026-01-05T23:59:00-03:00'))).toBe('2026-01-05')
})
