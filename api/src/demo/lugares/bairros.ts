/** Neighbourhoods of the largest cities, by IBGE code. */
const BAIRROS_POR_CIDADE: Readonly<Record<number, string>> = {
  3550308:
    'Tatuapé, Vila Mariana, Itaquera, Santana, Capão Redondo, Pinheiros, Penha, Ipiranga, Sapopemba, Jabaquara, Lapa, São Miguel Paulista, Brasilândia, Butantã, Vila Prudente',
  3304557:
    'Tijuca, Campo Grande, Madureira, Méier, Bangu, Botafogo, Jacarepaguá, Realengo, Copacabana, Irajá, Ilha do Governador',
  3106200:
    'Savassi, Venda Nova, Barreiro, Santa Efigênia, Buritis, Padre Eustáquio, Floresta, Pampulha, Sagrada Família',
  2927408: 'Brotas, Cajazeiras, Pituba, Itapuã, Liberdade, Cabula, Rio Vermelho, Pernambués, Paripe',
  2611606: 'Boa Viagem, Casa Amarela, Ibura, Várzea, Graças, Afogados, Imbiribeira, Água Fria',
  2304400: 'Messejana, Aldeota, Parangaba, Barra do Ceará, Meireles, Mondubim, Benfica, Maraponga',
  4106902: 'Água Verde, Cajuru, Portão, Boqueirão, Santa Felicidade, Cidade Industrial, Bacacheri, Xaxim',
  4314902: 'Partenon, Restinga, Sarandi, Petrópolis, Menino Deus, Cristal, Rubem Berta, Cidade Baixa',
  5300108: 'Ceilândia, Taguatinga, Asa Norte, Samambaia, Guará, Águas Claras, Sobradinho, Gama',
  1302603: 'Cidade Nova, Flores, Compensa, Aleixo, Jorge Teixeira, Parque 10 de Novembro, Alvorada',
  1501402: 'Marambaia, Guamá, Pedreira, Sacramenta, Nazaré, Jurunas, Marco, Icoaraci',
  5208707: 'Setor Bueno, Jardim América, Setor Oeste, Parque Amazônia, Setor Campinas, Vila Nova',
  3509502: 'Cambuí, Taquaral, Ouro Verde, Barão Geraldo, Jardim Aurélia, Ponte Preta, Campo Grande',
}

const BAIRROS_COMUNS =
  'Centro, Centro, Jardim América, Vila Nova, São José, Santo Antônio, Boa Vista, Jardim Primavera, Vila Operária, Santa Rita, Jardim das Flores, Bela Vista, Nova Esperança, Santa Luzia, Parque Industrial, São Francisco, Alto da Colina, Jardim Europa, Cidade Nova, Vila São Pedro, Bom Jesus, Planalto, Jardim Brasil, Santa Terezinha, Morada do Sol'

/** Neighbourhoods that a person of that city may name. */
export const listBairros = (cidadeId: number): string[] =>
  (BAIRROS_POR_CIDADE[cidadeId] ?? BAIRROS_COMUNS).split(', ')
