import { AcessoDaEmpresaBody } from './acesso-da-empresa'

const body = (dominio: string) => ({
  emissor: 'https://accounts.google.com',
  clienteId: 'c1',
  dominio,
  papel: null,
  soPelaEmpresa: false,
})

test.each(['aurora.com.br', ' Aurora.COM.br ', 'rh.aurora-sul.com', 'a1.co'])(
  'the domain %j is one, kept in small letters (product 75)',
  (dominio) => {
    expect(AcessoDaEmpresaBody.parse(body(dominio)).dominio).toBe(dominio.trim().toLowerCase())
  },
)

test.each([
  '',
  'aurora',
  'ana@aurora.com',
  'https://aurora.com',
  '-a.com',
  'a..com',
  'aurora.c',
  'aurora.123',
])('the domain %j is none', (dominio) => {
  expect(AcessoDaEmpresaBody.safeParse(body(dominio)).success).toBe(false)
})
