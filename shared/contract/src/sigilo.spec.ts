import { z } from 'zod'
import { calls, type CallSchemas } from './calls'
import { isAllowed, permissoes } from './permissoes'
import { type Operation, routes } from './routes'
import { marcas } from './sigilo'

// Object.keys forgets the literal keys.
const operations = Object.keys(routes) as Operation[]

describe('a field of an answer that looks like what not everybody may read', () => {
  const LOOKS =
    /telefone|e-?mail|documento|cpf|^pis$|salario|pretens|bairro|^cep$|nascimento|^idade$|deficien|civil|^sexo$/i
  /** Of what happened elsewhere, a mere yes says it. */
  const LOOKS_OF_PERCURSO = /mesma|semelhante|^aConfirmar$|^saiEm$/i
  /** Of colleagues and of jobs, not of people. */
  const OF_OTHERS: readonly Operation[] = [
    'getUsuario',
    'updateUsuario',
    'getEmpresa',
    'getEquipe',
    'getCampanha',
  ]

  const isFlag = (field: unknown): boolean =>
    field instanceof z.ZodBoolean || (field instanceof z.ZodDefault && isFlag(field.unwrap()))

  it('says so, wherever a manager gets it', () => {
    const bare: string[] = []
    const look = (operation: Operation, schema: unknown, path: string, isMarked: boolean): void => {
      if (!(schema instanceof z.ZodType)) return
      const marked = isMarked || marcas.get(schema)?.sigilo !== undefined
      if (schema instanceof z.ZodObject) {
        for (const [key, field] of Object.entries(schema.shape)) {
          const isTold = (LOOKS.test(key) && !isFlag(field)) || LOOKS_OF_PERCURSO.test(key)
          const isBare = !marked && isTold && marcas.get(field as z.ZodType)?.sigilo === undefined
          if (isBare) bare.push(`${operation} ${path}${key}`)
          look(operation, field, `${path}${key}.`, marked)
        }
      } else if (schema instanceof z.ZodArray) look(operation, schema.element, path, marked)
      else if (schema instanceof z.ZodUnion)
        for (const option of schema.options) look(operation, option, path, marked)
      else if ('unwrap' in schema && typeof schema.unwrap === 'function')
        look(operation, schema.unwrap(), path, marked)
    }
    for (const operation of operations) {
      const linha = permissoes[operation]
      if (linha === 'aberta' || !isAllowed('GESTOR', operation) || OF_OTHERS.includes(operation)) continue
      const { answer, event }: CallSchemas = calls[operation]
      look(operation, answer ?? event, '', false)
    }
    expect(bare).toEqual([])
  })
})
