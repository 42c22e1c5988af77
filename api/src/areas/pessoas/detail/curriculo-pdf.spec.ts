import { drawCurriculo, type CurriculoDados } from './curriculo-pdf'

const dados: CurriculoDados = {
  informacaoPessoal: {
    deficiencia: 'auditiva',
    documento: '39053344705',
    email: 'ana@exemplo.com.br',
    endereco: { bairro: 'Centro', cep: '', cidade: 'São Paulo', id: 1, uf: 'SP' },
    estadoCivil: 'casada',
    id: 1,
    idade: 30,
    nascimento: '1996-01-01',
    nome: 'Zoë Ångström → Ação',
    pis: '',
    sexo: 'F',
    sobre: 'Gosto de ensinar.',
    telefone: '11999990000',
    telefoneResidencial: '',
  },
  experienciasProfissionais: [
    {
      nomeEmpresa: 'Loja',
      periodoEmpresa: 'jan 2020 – hoje',
      atividadeEmpresa: '',
      funcao: 'Vendedora',
      atribuicoes: 'Vendas',
      ultimoSalario: null,
      dataInicial: null,
      dataFinal: null,
    },
  ],
  formacoesAcademicas: [],
  habilidades: ['Excel'],
  idiomas: [],
}

describe('a generated résumé', () => {
  it('is a tagged PDF with the name as its title, whatever letters the name has', async () => {
    const pdf = await drawCurriculo(dados)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.subarray(-8).toString()).toContain('%%EOF')
    expect(pdf.includes('/Lang (pt-BR)')).toBe(true)
    expect(pdf.includes('/StructTreeRoot')).toBe(true)
  })

  it('fits a long career on two pages by smaller letters, and says on each whose page it is', async () => {
    const one = dados.experienciasProfissionais[0] as (typeof dados.experienciasProfissionais)[number]
    const texto = 'Atendimento de clientes, conferência de estoque e treinamento de quem chega. '.repeat(4)
    const experienciasProfissionais = Array.from({ length: 14 }, () => ({ ...one, atribuicoes: texto }))
    const pdf = await drawCurriculo({ ...dados, experienciasProfissionais })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  it('goes on over several pages when there is much to say', async () => {
    const experienciasProfissionais = Array.from({ length: 60 }, () => dados.experienciasProfissionais).flat()
    const pdf = await drawCurriculo({ ...dados, experienciasProfissionais })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  })
})
