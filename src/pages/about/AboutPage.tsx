import words from '@content/pages/about.yaml'
import { PageHead } from '../../components/PageHead.tsx'
import { AboutClosing } from '../../features/about/AboutClosing.tsx'
import { AboutHeader } from '../../features/about/AboutHeader.tsx'
import { CareerMilestones } from '../../features/about/CareerMilestones.tsx'
import { CurrentMission } from '../../features/about/CurrentMission.tsx'
import { EducationalFoundation } from '../../features/about/EducationalFoundation.tsx'
import { ImpactByNumbers } from '../../features/about/ImpactByNumbers.tsx'
import { Journey } from '../../features/about/Journey.tsx'
import { TechnicalExpertise } from '../../features/about/TechnicalExpertise.tsx'
import { paths } from '../../lib/paths.ts'

export function AboutPage() {
  return (
    <>
      <PageHead words={words.head} path={paths.about()} />
      <AboutHeader />
      <Journey />
      <CurrentMission />
      <ImpactByNumbers />
      <CareerMilestones />
      <EducationalFoundation />
      <TechnicalExpertise />
      <AboutClosing />
    </>
  )
}
