import { safeFault, withoutValues } from './safe-fault'

describe('a failure in the log (security S24)', () => {
  it.each([
    ['invalid input syntax for type uuid: "Zulmira Prado"', 'invalid input syntax for type uuid: …'],
    ['550 <zulmira@exemplo.test> unknown', '550 <(e-mail)> unknown'],
    ['CPF 529.982.247-25 repetido', 'CPF (número) repetido'],
    ['telefone (11) 98888-7777 e 11988887777', 'telefone ((número) e (número)'],
    ['bad token 0af7651916cd43dd8448eb211c80319c', 'bad token (chave)'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED (número):5432'],
  ])('%j keeps its words and loses its values', (message, kept) => {
    expect(withoutValues(message)).toBe(kept)
  })

  it('keeps class, code and place, and nothing that a library hangs on to it', () => {
    const error = Object.assign(new RangeError('key "Zulmira"\nDETAIL: Zulmira'), {
      code: '23505',
      constraint: 'usuario_email_key',
      detail: 'Key (email)=(zulmira@exemplo.test) already exists.',
      envelope: { to: ['zulmira@exemplo.test'] },
    })
    const fault = safeFault(error)
    expect(fault).toMatchObject({ type: 'RangeError', code: '23505', constraint: 'usuario_email_key' })
    expect(fault.stack).toMatch(/^\s+at /)
    expect(JSON.stringify([fault.code, fault.constraint, fault.stack, fault.type])).not.toMatch(/zulmira/i)
    expect(JSON.stringify(fault)).not.toContain('exemplo.test')
  })

  it('says what a warning of a library says, which is no error', () => {
    expect(safeFault({ message: 'queue "Zulmira" is slow', data: { type: 'queue' } })).toEqual({
      type: 'object',
      message: 'queue … is slow',
      stack: '',
    })
  })
})
