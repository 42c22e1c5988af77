import { ConflictError, InvalidError, NotFoundError, TooManyError } from '../ground/domain-error'
import { refusalOf } from './erro-status'

const withCode = (code: string) => Object.assign(new Error('boom'), { code })

describe('what a failure becomes on the wire', () => {
  it.each([
    [new NotFoundError(), 404],
    [new ConflictError('Já mudou.'), 409],
    [new InvalidError('Confira.', { nome: 'Informe.' }), 422],
    [new TooManyError(12.2), 429],
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 413],
    [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 415],
  ])('%s', (error, status) => {
    expect(refusalOf(error)?.status).toBe(status)
  })

  // EAGAIN: the queue of a frozen server's socket is full. The next three: its machine is gone, or its name.
  it.each('ECONNREFUSED ENOENT 57P01 57014 08006 53300 EAGAIN EHOSTUNREACH ENETUNREACH ENOTFOUND'.split(' '))(
    'a database that says %s is 503 with a time to wait',
    (code) => {
      expect(refusalOf(withCode(code))).toMatchObject({ status: 503, retryAfter: 5 })
    },
  )

  it.each(['EACCES', 'EPERM'])(
    'so is one whose socket is closed to us (%s); a file that is, is not',
    (code) => {
      expect(refusalOf(Object.assign(withCode(code), { syscall: 'connect' }))).toMatchObject({ status: 503 })
      expect(refusalOf(Object.assign(withCode(code), { syscall: 'open' }))).toBeNull()
    },
  )

  it.each(['40P01', '40001'])('two writes that met (%s) say that trying again helps', (code) => {
    expect(refusalOf(withCode(code))).toMatchObject({
      status: 503,
      retryAfter: 1,
      codigo: 'ao_mesmo_tempo',
      mensagem: expect.stringContaining('Tente de novo.') as unknown,
    })
  })

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('no room to write (%s) says that the disk is full', (code) => {
    expect(refusalOf(withCode(code))).toMatchObject({ status: 503, codigo: 'disco_cheio', retryAfter: 30 })
  })

  it.each([new Error('boom'), withCode('23505'), withCode('42P01'), 'text', null])(
    'anything else is a fault of ours: %s',
    (error) => {
      expect(refusalOf(error)).toBeNull()
    },
  )

  it('tells the seconds in words and in the header', () => {
    expect(refusalOf(new TooManyError(0.2))).toMatchObject({
      mensagem: 'Muitas tentativas. Tente de novo em 1 segundo.',
      retryAfter: 1,
    })
  })
})
