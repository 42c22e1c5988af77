import { guessMapeamento } from './guess-mapeamento'

/** Which columns are taken for which fields, of heads as other systems and people's own sheets write them. */

/** @returns field → name of its column */
function guess(head: string, row = ''): Record<string, string> {
  const colunas = head.split(';')
  const mapeamento = guessMapeamento(colunas, row === '' ? [] : [row.split(';')], '2026-11-27')
  return Object.fromEntries(Object.entries(mapeamento).map(([campo, at]) => [campo, colunas[at] ?? '']))
}

describe('columns are known', () => {
  it.each([
    [
      'Gupy’s',
      'Nome;Sobrenome;E-mail;Telefone;CPF;Data de nascimento;Estado civil;Cidade;Estado;Data de inscrição;Nome da vaga;Código da vaga;Etapa;Status da candidatura;E-mail do recrutador;Pretensão salarial;Link do perfil',
      {
        nome: 'Nome',
        sobrenome: 'Sobrenome',
        email: 'E-mail',
        telefone: 'Telefone',
        cpf: 'CPF',
        nascimento: 'Data de nascimento',
        cidade: 'Cidade',
        uf: 'Estado',
        pretensao: 'Pretensão salarial',
      },
    ],
    [
      'Catho’s',
      'Status do candidato;Candidato;Idade;E-mail principal;Telefone do gestor;Celular;Cidade - UF;Nível hierárquico;Nível de escolaridade;Cargo pretendido;Último cargo;Tempo na última empresa;Última empresa;Local pretendido;Salário pretendido;Linguagens de programação;Idiomas',
      {
        nome: 'Candidato',
        email: 'E-mail principal',
        telefone: 'Celular',
        cidade: 'Cidade - UF',
        formacao: 'Nível de escolaridade',
        ultimoCargo: 'Último cargo',
        ultimaEmpresa: 'Última empresa',
        pretensao: 'Salário pretendido',
        idiomas: 'Idiomas',
      },
    ],
    [
      'InfoJobs’',
      'Candidatou-se em;ID do candidato;Primeiro nome;Último nome;Último contato;Email;Telemóvel;Telefone;Localidade;Estado de nascimento;Situação do curso;Curso;Perfil comportamental;Resumo',
      {
        nome: 'Primeiro nome',
        sobrenome: 'Último nome',
        email: 'Email',
        telefone: 'Telefone',
        cidade: 'Localidade',
        curso: 'Curso',
        sobre: 'Resumo',
      },
    ],
    [
      'LinkedIn’s',
      'First Name;Last Name;URL;Email Address;Company;Position;Connected On',
      { nome: 'First Name', sobrenome: 'Last Name', email: 'Email Address' },
    ],
    [
      'a system’s that writes them for machines',
      'lastName;firstName;nomeEmpresa;estadoCivil;emailAddress;dataNascimento;telefone_celular',
      {
        nome: 'firstName',
        sobrenome: 'lastName',
        ultimaEmpresa: 'nomeEmpresa',
        email: 'emailAddress',
        nascimento: 'dataNascimento',
        telefone: 'telefone_celular',
      },
    ],
    [
      'a sheet of people’s own',
      'Nº;NOME E SOBRENOME;Nome da mãe;E-MAIL 1;WHATSAPP;RG;UF do RG;Tipo de documento;C.P.F.;DT. NASC.;UF;CNH;Sobre mim;Habilidades',
      {
        nome: 'NOME E SOBRENOME',
        email: 'E-MAIL 1',
        telefone: 'WHATSAPP',
        cpf: 'C.P.F.',
        nascimento: 'DT. NASC.',
        uf: 'UF',
        cnh: 'CNH',
        sobre: 'Sobre mim',
        habilidades: 'Habilidades',
      },
    ],
  ])('of %s export', (_, head, fields) => {
    expect(guess(head)).toEqual(fields)
  })

  it.each([
    ['Sobrenome', 'a last name, and nothing about oneself'],
    ['Apelido', 'no field'],
    ['Data do contato', 'no phone'],
    ['Estado da candidatura', 'no part of the country'],
    ['Nome da vaga', 'no name of somebody'],
    ['Sobre a vaga', 'nothing about oneself'],
    ['Cidade pretendida', 'not where they live'],
    ['Turno desejado', 'no pay'],
  ])('«%s» is %s', (coluna) => {
    const { nome: _, email: __, sobrenome: ___, ...others } = guess(`Nome;E-mail;${coluna}`)
    expect(others).toEqual({})
  })

  it('of first names and last names apart only where the name is not whole in one of them', () => {
    expect(guess('Nome;Cidade, Estado, País')).toEqual({ nome: 'Nome', cidade: 'Cidade, Estado, País' })
    expect(guess('Nome;Sobrenome')).toEqual({ nome: 'Nome', sobrenome: 'Sobrenome' })
    expect(guess('Nome completo;Sobrenome')).toEqual({ nome: 'Nome completo' })
    expect(guess('Nome do contato;Família;Last name')).toEqual({
      nome: 'Nome do contato',
      sobrenome: 'Last name',
    })
  })

  it('by their days as a birth only where no other day is named', () => {
    expect(guess('Nome;Data de admissão;Dia', 'Ana;01/02/2005;03/05/1990')).toEqual({
      nome: 'Nome',
      nascimento: 'Dia',
    })
  })
})
