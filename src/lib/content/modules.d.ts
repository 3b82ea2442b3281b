/** The YAML files below `content/`, each checked when it is read. */

declare module '@content/site.yaml' {
  const words: import('./types.ts').Site
  export default words
}

declare module '@content/interface.yaml' {
  const words: import('./types.ts').Interface
  export default words
}

declare module '@content/pages/home.yaml' {
  const words: import('./types.ts').HomeWords
  export default words
}

declare module '@content/pages/about.yaml' {
  const words: import('./types.ts').AboutWords
  export default words
}

declare module '@content/pages/projects.yaml' {
  const words: import('./types.ts').ProjectsWords
  export default words
}

declare module '@content/pages/project.yaml' {
  const words: import('./types.ts').ProjectWords
  export default words
}

declare module '@content/pages/insights.yaml' {
  const words: import('./types.ts').InsightsWords
  export default words
}

declare module '@content/pages/insight.yaml' {
  const words: import('./types.ts').InsightWords
  export default words
}

declare module '@content/pages/hire.yaml' {
  const words: import('./types.ts').HireWords
  export default words
}

declare module '@content/pages/not-found.yaml' {
  const words: import('./types.ts').NotFoundWords
  export default words
}

declare module '@content/pages/error.yaml' {
  const words: import('./types.ts').ErrorWords
  export default words
}

declare module '@content/milestones.yaml' {
  const words: import('./types.ts').Milestone[]
  export default words
}

declare module '@content/education.yaml' {
  const words: import('./types.ts').EducationEntry[]
  export default words
}

declare module '@content/skills.yaml' {
  const words: import('./types.ts').SkillCategory[]
  export default words
}

declare module '@content/stats.yaml' {
  const words: import('./types.ts').Stat[]
  export default words
}
